import * as contract from '@abrufbar/contract/documents-office.ts';
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { handle, handlePrepared } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findNoteOwner } from '#deliveries/note-store.ts';
import { findFileTarget, listFileTargets } from '#documents/office/file-target-store.ts';
import { prepareFile } from '#documents/sent-file.ts';
import { insertAsset, listAssets } from '#documents/store.ts';

const MAX_SHOWN_TARGETS = 6;

export const officeFileTargets = handle(
  contract.officeFileTargets,
  async ({ db, suppliers }, { q }) => ({
    items: await listFileTargets(db, suppliers, q.replaceAll(/\s/g, ''), MAX_SHOWN_TARGETS),
  }),
);

/** Staff add a file as people of the portal do: the same checks, the same most (OFF-217). */
export const officeAddAsset = handlePrepared(
  contract.officeAddAsset,
  async ({ delivery_id, ...sent }) => ({ deliveryId: delivery_id, file: await prepareFile(sent) }),
  async (context, { deliveryId, file: { bytes, media, name } }) => {
    const { db, suppliers, staff, files, now } = context;
    const found = await findFileTarget(db, suppliers, deliveryId);
    if (found === undefined) throw new Refusal(404, 'delivery_not_found');
    const { company_id: companyId, supplier_id: supplierId, number } = found;
    context.effectOn(companyId);
    await findNoteOwner(db, [companyId], { deliveryId }, true);
    const before = await listAssets(db, [companyId], deliveryId);
    if (before.length >= ASSET.maxFiles)
      throw new Refusal(409, 'assets_full', { values: { most: ASSET.maxFiles } });
    const id = await insertAsset(db, {
      company_id: companyId,
      delivery_id: deliveryId,
      file: await files.write('assets', bytes),
      name,
      media,
      size: bytes.length,
      position: (before.at(-1)?.position ?? 0) + 1,
      uploaded_by: null,
      staff_id: staff.staffId,
      staff_name: staff.name,
      created_at: now.toISOString(),
    });
    context.audit({
      companyId,
      supplierId,
      kind: 'file',
      id,
      name: number,
      changes: { name: { old: null, new: name } },
    });
    return { id, name };
  },
);
