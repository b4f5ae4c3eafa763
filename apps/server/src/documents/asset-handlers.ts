import * as calls from '@abrufbar/contract/documents-assets.ts';
import { ASSET, isRemovable } from '@abrufbar/domain/documents/assets.ts';
import { membershipOf } from '#core/calls/caller-scope.ts';
import {
  type Caller,
  handle,
  type Handler,
  handlePrepared,
  type UserContext,
} from '#core/calls/context.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findNoteOwner } from '#deliveries/note-store.ts';
import { assetGone } from '#documents/jobs.ts';
import { type PreparedFile, prepareFile } from '#documents/sent-file.ts';
import {
  type AssetRow,
  deleteAsset as removeAsset,
  findAsset,
  insertAsset,
  listAssets,
  updatePosition,
} from '#documents/store.ts';

const assets = handle(calls.assets, async ({ db, scope, caller }, { id }) => {
  const rows = await listAssets(db, scope, id);
  if (rows.length === 0 && !(await findNoteOwner(db, scope, { deliveryId: id })))
    throw new Refusal(404, 'delivery_not_found');
  return { items: rows.map((row) => present(row, caller)) };
});

const asset = handle(calls.asset, async ({ db, scope, files }, { id }) => {
  const found = await findAsset(db, scope, id);
  const absent = 'asset_not_found';
  if (found === undefined) throw new Refusal(404, absent);
  const body = keptFile(files, { kind: 'assets', name: found.file, absent });
  return new FileAnswer({ body, name: found.name, media: found.media, size: found.size });
});

type Target = {
  readonly deliveryId: string;
  readonly contractId?: string;
  readonly claimId?: string | undefined;
};

const keep = async (
  context: UserContext,
  { claimId, ...target }: Target,
  { bytes, media, name }: PreparedFile,
) => {
  const { db, scope, caller, files, effectOn, now } = context;
  const owner = await findNoteOwner(db, scope, target, true);
  if (owner === undefined) throw new Refusal(404, 'delivery_not_found');
  effectOn(owner.company_id);
  const before = await listAssets(db, [owner.company_id], target.deliveryId);
  if (before.length >= ASSET.maxFiles)
    throw new Refusal(409, 'assets_full', { values: { most: ASSET.maxFiles } });
  const id = await insertAsset(db, {
    company_id: owner.company_id,
    delivery_id: target.deliveryId,
    file: await files.write('assets', bytes),
    name,
    media,
    size: bytes.length,
    position: (before.at(-1)?.position ?? 0) + 1,
    uploaded_by: caller.userId,
    claim_id: claimId ?? null,
    created_at: now.toISOString(),
  });
  const row = await findAsset(db, [owner.company_id], id);
  if (row === undefined) throw new Error('the asset was not kept');
  return present(row, caller);
};

const uploadAsset = handlePrepared(
  calls.uploadAsset,
  async ({ ids, claim_id: claimId, ...sent }) => ({
    target: { ...ids, claimId },
    prepared: await prepareFile(sent),
  }),
  (context, { target, prepared }) => keep(context, target, prepared),
);

const uploadNoteAsset = handlePrepared(
  calls.uploadNoteAsset,
  async ({ id, claim_id: claimId, ...sent }) => ({
    target: { deliveryId: id, claimId },
    prepared: await prepareFile(sent),
  }),
  (context, { target, prepared }) => keep(context, target, prepared),
);

const sort = async (context: UserContext, { asset_ids }: { readonly asset_ids: string[] }) => {
  const { db, scope, caller, effectOn } = context;
  const [firstId] = asset_ids;
  const first = firstId === undefined ? undefined : await findAsset(db, scope, firstId);
  if (first === undefined) throw new Refusal(404, 'asset_not_found');
  effectOn(first.company_id);
  await findNoteOwner(db, [first.company_id], { deliveryId: first.delivery_id }, true);
  const rows = await listAssets(db, [first.company_id], first.delivery_id);
  const named = [...new Set(asset_ids)].map((id) => rows.find((row) => row.id === id));
  if (named.includes(undefined)) throw new Refusal(404, 'asset_not_found');
  const sorted = [...new Set([...named, ...rows])].filter((row) => row !== undefined);
  for (const [at, row] of sorted.entries())
    if (row.position !== at + 1) await updatePosition(db, row, at + 1);
  return { items: sorted.map((row, at) => present({ ...row, position: at + 1 }, caller)) };
};

const sortAssets = handle(calls.sortAssets, sort);
const sortNoteAssets = handle(calls.sortNoteAssets, sort);

const deleteAsset = handle(calls.deleteAsset, async (context, { id }) => {
  const { db, scope, caller, jobs, effectOn } = context;
  const found = await findAsset(db, scope, id);
  if (found === undefined) throw new Refusal(404, 'asset_not_found');
  effectOn(found.company_id);
  if (!isRemovable(found, caller)) throw new Refusal(403, 'asset_of_other');
  if (await removeAsset(db, found)) await jobs.send(db, assetGone, { file: found.file });
  return {};
});

const present = (row: AssetRow, caller: Caller) => ({
  id: row.id,
  delivery_id: row.delivery_id,
  file_name: row.name,
  type: row.media,
  size: row.size,
  position: row.position,
  uploader: row.uploader,
  removable:
    isRemovable(row, caller) &&
    membershipOf(caller, row.company_id).permissions.includes('asset-upload'),
});

/** Calls of photos and papers, in the order of the description. */
export const assetCalls: readonly Handler[] = [
  assets,
  asset,
  uploadAsset,
  uploadNoteAsset,
  sortAssets,
  sortNoteAssets,
  deleteAsset,
];
