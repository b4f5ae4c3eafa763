import * as contract from '@abrufbar/contract/contracts/office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { listOfficePeople } from '#companies/office/detail-store.ts';
import { presentPerson } from '#companies/office/present.ts';
import {
  countOfContract,
  listIncotermTitles,
  listOfficeItems,
} from '#contracts/office/detail-store.ts';
import { filtersOf, orderOf } from '#contracts/office/filters.ts';
import {
  countOfficeContracts,
  findOfficeContract,
  listOfficeContracts,
} from '#contracts/office/list-store.ts';
import { presentHead, presentItems, presentPlants, presentRow } from '#contracts/office/present.ts';
import { listPlants } from '#contracts/plant-store.ts';
import { handle } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';

const ROWS = PAGE_SIZE.largest;

export const officeList = handle(contract.officeList, async ({ db, suppliers }, input) => {
  const { page } = input;
  const filters = filtersOf(input);
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const rows = await listOfficeContracts(db, suppliers, filters, orderOf(input), window);
  const total = await countOfficeContracts(db, suppliers, filters);
  return {
    items: rows.map(presentRow),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
});

export const officeDetail = handle(
  contract.officeDetail,
  async ({ db, suppliers, staff }, { id }) => {
    const own = staff.suppliers.map((supplier) => supplier.id);
    const row = await findOfficeContract(db, suppliers, id);
    if (row === undefined) throw new Refusal(404, 'contract_not_found');
    const items = await listOfficeItems(db, suppliers, row);
    const terms = [...new Set(items.flatMap(({ incoterms }) => incoterms))];
    return {
      ...presentHead(row),
      customer_order_number: row.customer_order_number,
      items: presentItems(items),
      plants: presentPlants(items, await listPlants(db, suppliers), row.supplier_id),
      terms: {
        allows_night: items.some(({ night_shift }) => night_shift),
        incoterms: await listIncotermTitles(db, row.supplier_id, terms),
      },
      people: (await listOfficePeople(db, row.company_id)).map((person) =>
        presentPerson(person, own),
      ),
      counts: await countOfContract(db, suppliers, row),
    };
  },
);
