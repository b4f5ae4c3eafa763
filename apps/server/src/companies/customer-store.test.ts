/** Customers by the numbers suppliers gave them; a number means nothing without its supplier. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buildCompany, buildSupplier } from '#companies/build.ts';
import {
  findCustomer,
  findCustomerNumber,
  findCustomers,
  listCustomerNumbers,
} from '#companies/customer-store.ts';
import { insertErpId } from '#companies/store.ts';
import { inTransaction } from '#core/database/database.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const database = await createTestDatabase();
after(database.drop);

/** Two suppliers that gave the number 104233 to different companies; the first one gave two numbers. */
const build = () =>
  inTransaction(database.owner, {}, async (db) => {
    const [supplier, other] = [await buildSupplier(db), await buildSupplier(db)];
    const [harms, brinkmann] = [await buildCompany(db), await buildCompany(db)];
    for (const [supplier_id, company_id, erp_customer_no] of [
      [supplier.id, harms.id, '104233'],
      [supplier.id, harms.id, '104234'],
      [other.id, brinkmann.id, '104233'],
    ] as const) {
      await insertErpId(db, { supplier_id, company_id, erp_customer_no });
    }
    return { supplier: supplier.id, other: other.id, harms: harms.id, brinkmann: brinkmann.id };
  });

const read = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(database.app, { readOnly: true }, work);

test('D-50 D-66 a customer number finds the company of its own supplier only', async () => {
  const { supplier, other, harms, brinkmann } = await build();
  assert.equal(await read((db) => findCustomer(db, supplier, '104233')), harms);
  assert.equal(await read((db) => findCustomer(db, other, '104233')), brinkmann);
  assert.equal(await read((db) => findCustomer(db, other, '104234')), undefined);
});

test('D-66 customer numbers of a file are looked up together, unknown ones have no entry', async () => {
  const { supplier, harms } = await build();
  const numbers = ['104233', '104234', '104233', 'unknown'];
  assert.deepEqual(
    await read((db) => findCustomers(db, supplier, numbers)),
    new Map([
      ['104233', harms],
      ['104234', harms],
    ]),
  );
  assert.deepEqual(await read((db) => findCustomers(db, supplier, [])), new Map());
});

test('D-66 of several customer numbers a company has the first one, without any null', async () => {
  const { supplier, other, harms } = await build();
  const numberOf = (supplierId: number) =>
    read((db) => findCustomerNumber(db, { companyId: harms, supplierId }));
  assert.deepEqual([await numberOf(supplier), await numberOf(other)], ['104233', null]);
  assert.deepEqual(
    await read((db) => listCustomerNumbers(db, supplier)),
    new Map([[harms, '104233']]),
  );
});
