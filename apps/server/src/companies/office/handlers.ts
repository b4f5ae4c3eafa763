import * as contract from '@abrufbar/contract/companies/office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { listContacts } from '#companies/contact-store.ts';
import {
  countOfCustomer,
  findCustomer,
  listCustomerNumbers,
  listOfficePeople,
} from '#companies/office/detail-store.ts';
import { countOfficeCustomers, listOfficeCustomers } from '#companies/office/list-store.ts';
import { listSuppliers } from '#companies/office/manage-store.ts';
import { orderOf } from '#companies/office/order.ts';
import { isWhole, presentContact, presentPerson } from '#companies/office/present.ts';
import { handle } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';

const ROWS = PAGE_SIZE.largest;

export const officeList = handle(contract.officeList, async ({ db, suppliers }, input) => {
  const { page, q } = input;
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const { rows, found } = await listOfficeCustomers(db, suppliers, q, orderOf(input), window);
  const total = found ?? (await countOfficeCustomers(db, suppliers, q));
  return { items: rows, pagination: paginate({ page, size: ROWS }, total, page * ROWS < total) };
});

export const officeDetail = handle(
  contract.officeDetail,
  async ({ db, suppliers, staff }, { id }) => {
    const found = await findCustomer(db, suppliers, id);
    if (found === undefined) throw new Refusal(404, 'customer_not_found');
    const own = staff.suppliers.map((supplier) => supplier.id);
    const { number, name, version, street, postcode, city } = found;
    const { imported_fields } = found;
    return {
      id,
      number,
      name,
      version,
      street,
      postcode,
      city,
      imported_fields,
      can_change: isWhole(found, own),
      numbers: await listCustomerNumbers(db, suppliers, id),
      people: (await listOfficePeople(db, id)).map((row) => presentPerson(row, own)),
      contacts: (await listContacts(db, suppliers, id)).map(presentContact),
      counts: await countOfCustomer(db, suppliers, id),
    };
  },
);

export const officeSuppliers = handle(contract.officeSuppliers, async ({ db, suppliers }) => ({
  items: await listSuppliers(db, suppliers),
}));
