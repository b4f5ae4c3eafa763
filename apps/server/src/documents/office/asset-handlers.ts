import * as contract from '@abrufbar/contract/documents-office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { ASSET, assetName } from '@abrufbar/domain/documents/assets.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { findOfficeContract } from '#contracts/office/list-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { assetGone } from '#documents/jobs.ts';
import { findOfficeDelivery } from '#deliveries/office/list-store.ts';
import {
  type AssetFilters,
  countOfficeAssets,
  findOfficeAsset,
  listOfficeAssets,
  type OfficeAssetRow,
  removeAsset,
  renameAsset,
} from '#documents/office/asset-store.ts';
import { fileFiltersOf, UNFILTERED } from '#documents/office/filters.ts';

const t = reader(documentsTexts);
const ROWS = PAGE_SIZE.largest;

const present = (row: OfficeAssetRow): contract.OfficeAsset => ({
  id: row.id,
  version: row.version,
  name: row.name,
  type: row.media,
  size: row.size,
  added_at: row.created_at,
  added_by: row.uploader,
  company: row.company,
  delivery_id: row.delivery_id,
  delivery_number: row.delivery_number,
  weighed_on: row.weighed_on,
  claim_id: row.claim_id,
});

const list = async ({ db, suppliers }: StaffContext, filters: AssetFilters, page: number) => {
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const rows = await listOfficeAssets(db, suppliers, filters, window);
  const total = await countOfficeAssets(db, suppliers, filters);
  return {
    items: rows.map(present),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
};

export const officeAssets = handle(contract.officeAssets, async (context, { id, page }) => {
  const found = await findOfficeContract(context.db, context.suppliers, id);
  if (found === undefined) throw new Refusal(404, 'contract_not_found');
  return list(context, { ...UNFILTERED, contract: found }, page);
});

export const officeDeliveryAssets = handle(
  contract.officeDeliveryAssets,
  async ({ db, suppliers }, { delivery_id: id }) => {
    const delivery = await findOfficeDelivery(db, suppliers, id);
    if (delivery === undefined) throw new Refusal(404, 'delivery_not_found');
    const window = { offset: 0, limit: ASSET.maxFiles };
    const rows = await listOfficeAssets(db, suppliers, { ...UNFILTERED, delivery }, window);
    return { items: rows.map(present) };
  },
);

export const officeFiles = handle(contract.officeFiles, (context, input) =>
  list(context, fileFiltersOf(input), input.page),
);

type Named = { readonly delivery_id: string; readonly id: string };

/** A file of the chosen brand; the same 404 for a foreign and an absent one. */
const findOwn = async ({ db, suppliers }: StaffContext, input: Named) => {
  const found = await findOfficeAsset(db, suppliers, input);
  if (found === undefined) throw new Refusal(404, 'asset_not_found');
  return found;
};

export const officeAsset = handle(contract.officeAsset, async (context, input) => {
  const found = await findOwn(context, input);
  const absent = 'asset_not_found';
  const body = keptFile(context.files, { kind: 'assets', name: found.file, absent });
  return new FileAnswer({ body, name: found.name, media: found.media, size: found.size });
});

/** The file as it was read, for the version that the change is based on. */
const findVersion = async (context: StaffContext, input: Named & { readonly version: number }) => {
  const found = await findOwn(context, input);
  context.effectOn(found.company_id);
  return { ...found, version: input.version };
};

const auditedOf = ({ company_id, supplier_id, id }: Awaited<ReturnType<typeof findVersion>>) => ({
  companyId: company_id,
  supplierId: supplier_id,
  kind: 'file',
  id,
});

export const officeRenameAsset = handle(contract.officeRenameAsset, async (context, input) => {
  const { db } = context;
  const found = await findVersion(context, input);
  const name = assetName(input.name, found.media, t('asset.paper'));
  if (!(await renameAsset(db, found, name))) throw new Refusal(409, 'asset_changed');
  context.audit({
    ...auditedOf(found),
    name: found.delivery_number,
    changes: { name: { old: found.name, new: name } },
  });
  return { name, version: found.version + 1 };
});

export const officeRemoveAsset = handle(contract.officeRemoveAsset, async (context, input) => {
  const { db, jobs } = context;
  const found = await findVersion(context, input);
  if (!(await removeAsset(db, found))) throw new Refusal(409, 'asset_changed');
  await jobs.send(db, assetGone, { file: found.file });
  context.audit({
    ...auditedOf(found),
    name: found.delivery_number,
    changes: { name: { old: found.name, new: null } },
  });
  return {};
});
