import * as contract from '@abrufbar/contract/contracts/office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { presentDetail } from '#contracts/office/detail.ts';
import { filtersOf, orderOf } from '#contracts/office/filters.ts';
import { countOfficeContracts, listOfficeContracts } from '#contracts/office/list-store.ts';
import { presentRow } from '#contracts/office/present.ts';
import { handle } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';

const ROWS = PAGE_SIZE.largest;

export const officeList = handle(contract.officeList, async ({ db, suppliers }, input) => {
  const { page } = input;
  const filters = filtersOf(input);
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const { rows, found } = await listOfficeContracts(db, suppliers, filters, orderOf(input), window);
  const total = found ?? (await countOfficeContracts(db, suppliers, filters));
  return {
    items: rows.map(presentRow),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
});

export const officeDetail = handle(contract.officeDetail, async (context, { id }) =>
  presentDetail(context, id),
);
