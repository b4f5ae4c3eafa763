import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as imports from '@abrufbar/contract/imports/call-offs.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { listPlants } from '#contracts/plant-store.ts';
import { migrate } from '#core/database/migrate.ts';
import { buildOrderSite, orderCallOff, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { query } from '#testing/database/cluster.ts';
import { startTestServer, type TestServer } from '#testing/server/server.ts';

const PLANTS = {
  factory_numbers: ['2155', '2140'],
  factory_names: ['Asphaltwerk Hannover-Nord', 'Asphaltwerk Lauenau'],
};

type Row = {
  id: string;
  number: string | null;
  reference: number;
  factory_number: string | null;
};
/** Call-offs of a site in the order in which they were made. */
const rowsOf = async ({ build }: TestServer, { scope }: OrderSite): Promise<Row[]> => {
  const { rows } = await build(scope, (db) =>
    sql<Row>`SELECT id, number, reference, factory_number FROM call_offs
      ORDER BY created_at, id`.execute(db),
  );
  return rows;
};

const enter = (server: TestServer, site: OrderSite, number: string) =>
  server.send(
    imports.callOffs,
    [
      {
        customer_number: site.customerNumber,
        contract_number: site.contract.contract_number,
        number,
        status: 4,
        material_number: '102244',
        quantity_raw: 26.4,
        incoterm: 'frei',
        truck_type: 'sattel',
        delivery_start_date: '23.11.2026',
        delivery_start_time: '07:00',
        delivery_end_date: '23.11.2026',
        delivery_end_time: '15:00',
      },
    ],
    { token: site.plant },
  );

test('OFF-65 OFF-66 every call-off gets our next reference and the first plant of its item', async (t) => {
  const server = await startTestServer(t, { now: NOW });
  const site = await buildOrderSite(server, PLANTS);
  const other = await buildOrderSite(server, { factory_numbers: [], factory_names: [] });
  await orderCallOff(server, site);
  await orderCallOff(server, other);
  server.at('2026-11-20T06:13:00Z');
  await enter(server, site, '551208');
  await orderCallOff(server, site);
  const [ordered, ...more] = await rowsOf(server, site);
  assert.deepEqual(
    [ordered, ...more].map((row) => [row?.number, row?.factory_number]),
    [
      [null, '2155'],
      ['551208', '2155'],
      [null, '2155'],
    ],
  );
  const references = [ordered, ...more].map((row) => row?.reference ?? 0);
  assert.deepEqual(
    references,
    references.toSorted((a, b) => a - b),
  );
  const [foreign] = await rowsOf(server, other);
  assert.equal(foreign?.factory_number, null);
  assert.equal(new Set([...references, foreign?.reference]).size, 4);
});

test('OFF-65 OFF-66 call-offs of before are numbered in the order of their creation', async (t) => {
  const server = await startTestServer(t, { now: NOW });
  const site = await buildOrderSite(server, PLANTS);
  const other = await buildOrderSite(server);
  const { owner } = server.database.logins;
  for (const [{ scope, item, supplier }, hour] of [
    [site, '08'],
    [other, '07'],
    [site, '06'],
  ] as const) {
    const created_at = new Date(`2026-11-19T${hour}:00:00Z`);
    await server.build(scope, (db) => buildCallOff(db, { item, supplier, created_at }));
  }
  await query(
    owner,
    `ALTER TABLE call_offs DROP COLUMN reference, DROP COLUMN factory_number;
     DROP SEQUENCE call_off_references; DROP TABLE factories;
     CREATE TABLE factories (supplier_id integer, number text, name text, PRIMARY KEY (supplier_id, number));
     DELETE FROM migrations WHERE name = '0042-contracts-plants.sql'`,
  );
  assert.deepEqual(await migrate(owner), ['0042-contracts-plants.sql']);
  const earlier = [...(await rowsOf(server, site)), ...(await rowsOf(server, other))];
  assert.deepEqual(
    earlier.map(({ reference, factory_number }) => `${reference} ${factory_number}`),
    ['100001 2155', '100003 2155', '100002 2140'],
  );
  const plants = await server.build({}, (db) => listPlants(db, [site.supplier.id]));
  assert.deepEqual(
    plants.map(({ number, name }) => `${number} ${name}`),
    ['2155 Asphaltwerk Hannover-Nord', '2140 Asphaltwerk Lauenau'],
  );
  await orderCallOff(server, site);
  assert.equal((await rowsOf(server, site)).at(-1)?.reference, 100_004);
});
