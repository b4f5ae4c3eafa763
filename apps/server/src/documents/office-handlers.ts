import * as contract from '@abrufbar/contract/documents-office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { findOfficeContract } from '#contracts/office/list-store.ts';
import { handle } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import {
  countOfficeAssets,
  findDeliveryCompany,
  listOfficeAssets,
  type OfficeAssetRow,
} from '#documents/office-store.ts';
import { findAsset } from '#documents/store.ts';

const ROWS = PAGE_SIZE.largest;

const present = (row: OfficeAssetRow): contract.OfficeAsset => ({
  id: row.id,
  name: row.name,
  type: row.media,
  size: row.size,
  added_at: row.created_at,
  added_by: row.uploader,
  delivery_id: row.delivery_id,
  delivery_number: row.delivery_number,
  weighed_on: row.weighed_on,
});

export const officeAssets = handle(
  contract.officeAssets,
  async ({ db, suppliers }, { id, page }) => {
    const found = await findOfficeContract(db, suppliers, id);
    if (found === undefined) throw new Refusal(404, 'contract_not_found');
    const window = { offset: (page - 1) * ROWS, limit: ROWS };
    const rows = await listOfficeAssets(db, suppliers, found, window);
    const total = await countOfficeAssets(db, suppliers, found);
    return {
      items: rows.map(present),
      pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
    };
  },
);

export const officeAsset = handle(contract.officeAsset, async (context, input) => {
  const { db, suppliers, files } = context;
  const absent = 'asset_not_found';
  const companyId = await findDeliveryCompany(db, suppliers, input.delivery_id);
  const found = companyId === undefined ? undefined : await findAsset(db, [companyId], input.id);
  if (found?.delivery_id !== input.delivery_id) throw new Refusal(404, absent);
  const body = keptFile(files, { kind: 'assets', name: found.file, absent });
  return new FileAnswer({ body, name: found.name, media: found.media, size: found.size });
});
