import * as contract from '@abrufbar/contract/contracts/office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { countOfficeContracts, listOfficeContracts } from '#contracts/office/list-store.ts';
import { presentDetail } from '#contracts/office/detail.ts';
import { presentRow } from '#contracts/office/present.ts';
import { handle } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';

const ROWS = PAGE_SIZE.largest;

export const officeList = handle(contract.officeList, async ({ db, suppliers }, input) => {
  const { page } = input;
  const filters = {
    view: input.view ?? 'open',
    customers: input.customer?.map(Number).filter(Number.isSafeInteger) ?? null,
    text: input.q,
  } as const;
  const order = { sort: input.sort ?? 'name', isDescending: input.direction === 'desc' };
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const rows = await listOfficeContracts(db, suppliers, filters, order, window);
  const total = await countOfficeContracts(db, suppliers, filters);
  return {
    items: rows.map(presentRow),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
});

export const officeDetail = handle(contract.officeDetail, async (context, { id }) =>
  presentDetail(context, id),
);
