/** How far back the list of staff reaches (decision 0044). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inTransaction, type Database } from '#core/database/database.ts';
import { listOfficeDeliveries, sumOfficeDeliveries } from '#deliveries/office/list-store.ts';
import type { OfficeDeliveryFilters } from '#deliveries/office/reach-store.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after });
const [one, other] = [await buildOfficeSite(server), await buildOfficeSite(server)];
const suppliers = [one.supplier.id, other.supplier.id];
const EVERYTHING: OfficeDeliveryFilters = {
  isUnconfirmed: false,
  isCorrected: false,
  isOdd: false,
  plants: null,
  materials: null,
  customers: null,
  contract: null,
  from: null,
  until: null,
  text: null,
};
const weighed = (day: string, net_weight: string) => ({
  weighed_at: new Date(`2026-11-${day}T08:00:00Z`),
  net_weight,
});
// The two suppliers take turns, so that neither holds the newest alone.
const oldest = await one.load(weighed('16', '40.000'));
const old = await other.load(weighed('17', '10.000'));
const late = await one.load(weighed('18', '30.000'));
const latest = await other.load(weighed('19', '20.000'));

const read = <T>(run: (db: Database) => Promise<T>) =>
  inTransaction(server.database.staff, { suppliers }, run);
type Order = Parameters<typeof listOfficeDeliveries>[3];
const ids = async (order: Order, most: number, { offset = 0, limit = 10 } = {}) => {
  const rows = await read((db) =>
    listOfficeDeliveries(db, suppliers, EVERYTHING, order, { offset, limit }, most),
  );
  return rows.map(({ id }) => id);
};

test('OFF-33 every order of the list is one of the newest deliveries of all suppliers, as far as it reaches', async () => {
  const newestFirst = { sort: 'weighed', isDescending: true } as const;
  const byWeight = { sort: 'net', isDescending: true } as const;
  assert.deepEqual(await ids(newestFirst, 10), [latest.id, late.id, old.id, oldest.id]);
  assert.deepEqual(await ids(newestFirst, 10, { offset: 1, limit: 2 }), [late.id, old.id]);
  assert.deepEqual(await ids(newestFirst, 3), [latest.id, late.id, old.id]);
  assert.deepEqual(await ids(newestFirst, 3, { offset: 2, limit: 2 }), [old.id]);
  assert.deepEqual(await ids(newestFirst, 3, { offset: 4, limit: 2 }), []);
  assert.deepEqual(await ids({ ...newestFirst, isDescending: false }, 3), [
    old.id,
    late.id,
    latest.id,
  ]);
  assert.deepEqual(await ids(byWeight, 10), [oldest.id, late.id, latest.id, old.id]);
  assert.deepEqual(await ids(byWeight, 3), [late.id, latest.id, old.id]);
});

test('OFF-33 sums count what the list reaches', async () => {
  const sums = (most: number) =>
    read((db) => sumOfficeDeliveries(db, suppliers, EVERYTHING, true, most));
  const plain = (rows: Awaited<ReturnType<typeof sums>>) =>
    rows.map(({ day, count, quantity }) => [day, count, Number(quantity)]);
  assert.deepEqual(plain(await sums(10))[0], [null, 4, 100]);
  assert.deepEqual(plain(await sums(3)), [
    [null, 3, 60],
    ['2026-11-17', 1, 10],
    ['2026-11-18', 1, 30],
    ['2026-11-19', 1, 20],
  ]);
});

test('OFF-33 a material is looked for among the newest deliveries, on every page', async () => {
  const rare = await one.load({
    ...weighed('15', '5.000'),
    materials: [
      {
        number: '100508',
        name: 'Edelsplitt 5/8',
        category: 1,
        quantity: '5.000',
        quantity_unit: 't',
      },
    ],
  });
  const order = { sort: 'weighed', isDescending: true } as const;
  const found = async (most: number) => {
    const filters = { ...EVERYTHING, materials: ['100508'] };
    const rows = await read((db) =>
      listOfficeDeliveries(db, suppliers, filters, order, { offset: 0, limit: 1 }, most),
    );
    return rows.map(({ id }) => id);
  };
  assert.deepEqual(await found(5), [rare.id]);
  assert.deepEqual(await found(4), []);
});
