/** Contracts of several suppliers page by page: read along an index or all at once, their order is the same. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buildContract } from '#contracts/build.ts';
import { listOfficeContracts } from '#contracts/office/list-store.ts';
import { inTransaction } from '#core/database/database.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after });
const [one, other] = [
  await buildOfficeSite(server, { name: 'Umgehung Nord', company: 'Rode Tiefbau' }),
  await buildOfficeSite(server, { name: 'Ausbau Süd', company: 'Rode Tiefbau' }),
];
const suppliers = [one.supplier.id, other.supplier.id];
const { company, supplier } = one;
/** A contract that nothing has happened to yet. */
const idle = await server.build({ companies: [company.id] }, (db) =>
  buildContract(db, {
    company,
    supplier,
    name: 'Brücke',
    status: 1,
    customer_order_number: 'BE-77',
  }),
);

type Filters = Parameters<typeof listOfficeContracts>[2];
type Order = Parameters<typeof listOfficeContracts>[3];
const page = (filters: Partial<Filters>, order: Order, offset: number, limit: number) =>
  inTransaction(server.database.staff, { suppliers }, async (db) => {
    const all = { view: 'all', customers: null, text: null, ...filters } as const;
    const { rows } = await listOfficeContracts(db, suppliers, all, order, { offset, limit });
    return rows.map(({ id }) => id);
  });
/** One page after the other. */
const pages = async (order: Order, filters: Partial<Filters> = {}) => {
  const all: string[] = [];
  for (const offset of [0, 1, 2, 3]) all.push(...(await page(filters, order, offset, 1)));
  return all;
};

test('OFF-33 OFF-287 contracts by activity are those of all suppliers, and the ones without any come last both ways', async () => {
  await one.load({ weighed_at: new Date('2026-11-18T08:00:00Z') });
  await other.load({ weighed_at: new Date('2026-11-17T08:00:00Z') });
  const [late, early] = [one.contract.id, other.contract.id];
  const newestFirst = { sort: 'activity', isDescending: true } as const;
  const oldestFirst = { sort: 'activity', isDescending: false } as const;
  assert.deepEqual(await pages(newestFirst), [late, early, idle.id]);
  assert.deepEqual(await pages(oldestFirst), [early, late, idle.id]);
  assert.deepEqual(await page({}, newestFirst, 0, 9), [late, early, idle.id]);
  assert.deepEqual(await pages(newestFirst, { view: 'closed' }), [idle.id]);
  assert.deepEqual(await pages(newestFirst, { customers: [other.company.id] }), [early]);
});

test('OFF-33 OFF-288 a search finds contracts by their texts, by their customer, and by both in one text', async () => {
  const byName = { sort: 'name', isDescending: false } as const;
  const found = (text: string) => page({ text }, byName, 0, 9);
  assert.deepEqual(await found('UMGEHUNG n'), [one.contract.id]);
  assert.deepEqual(await found('rode tief'), [other.contract.id, idle.id, one.contract.id]);
  assert.deepEqual(await found('2291 BE-77 Rode'), [idle.id]);
  assert.deepEqual(await found('r%de'), []);
});

test('OFF-33 OFF-296 a search finds contracts with every word of it, in their texts or in the name of their customer', async () => {
  const byName = { sort: 'name', isDescending: false } as const;
  const found = (text: string) => page({ text }, byName, 0, 9);
  assert.deepEqual(await found('BE-77  tiefbau'), [idle.id]);
  assert.deepEqual(await found('rode nord tief'), [one.contract.id]);
  assert.deepEqual(await found('sued rode ausbau'), [other.contract.id]);
  assert.deepEqual(await found('rode ausbau nord'), []);
});
