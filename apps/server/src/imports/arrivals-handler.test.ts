/** Arrivals that a plant reports: they replace estimates, and positions are never taken. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { today } from '@abrufbar/contract/deliveries/today.ts';
import * as imports from '@abrufbar/contract/imports/arrivals.ts';
import { sql } from 'kysely';
import { insertErpId } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { buildDeliveries } from '#deliveries/build.ts';
import samples from '#imports/samples/arrivals.json' with { type: 'json' };
import { insertImportKey } from '#imports/store.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { openStream } from '#testing/server/stream.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const onTheWay = {
  ...samples[0],
  expected_arrival: '2026-11-20T07:31:00+01:00',
  reported_at: '2026-11-20T07:02:00+01:00',
};
const arrived = { ...samples[1], reported_at: '2026-11-20T07:28:00+01:00' };

type Load = Parameters<typeof buildDeliveries>[2][number];
const weighed_at = new Date('2026-11-20T06:00:00Z');

/** A site with loads, 45 minutes away as its contract says, and a key of their scale. */
const build = async (loads: readonly Load[] = [{ weighed_at }]) => {
  const site = await buildSite(server, { driving_minutes: 45 });
  const { supplier, company, contract, scope } = site;
  const customerNumber = newId().slice(-8);
  return server.build(scope, async (db) => {
    await buildDeliveries(db, contract, loads);
    const ids = { supplier_id: supplier.id, company_id: company.id };
    await insertErpId(db, { ...ids, erp_customer_no: customerNumber });
    const keyOf = async (source: 'vas' | 'erp') => {
      const issued = { supplierId: supplier.id, source, name: source, addresses: [] };
      return (await insertImportKey(db, issued, new Date(NOW))).key;
    };
    return { ...site, customerNumber, scale: await keyOf('vas'), office: await keyOf('erp') };
  });
};
type Built = Awaited<ReturnType<typeof build>>;

const listOf = async ({ contract, token }: Built) => {
  const all = { page: 1, page_size: null, filterString: {}, contract_id: contract.id };
  const input = { ...all, contract_number: contract.contract_number };
  return (await server.send(deliveries.incoming, input, { token })).items;
};
type Shown = Pick<
  Awaited<ReturnType<typeof listOf>>[number],
  'estimated_arrival' | 'arrival_span' | 'arrival_basis' | 'arrival_trips' | 'stage'
>;
const arrivalOf = (one: Shown | undefined) => [
  ...[one?.estimated_arrival?.slice(11, 16), one?.arrival_span, one?.arrival_basis],
  ...[one?.arrival_trips, one?.stage],
];
const shown = async (site: Built) => arrivalOf((await listOf(site))[0]);
const rowOf = async (site: Built, row: object, fields: object = {}) => {
  const [first] = await listOf(site);
  const names = { customer_number: site.customerNumber, delivery_number: first?.number };
  return { ...row, ...names, ...fields };
};
const post = async (token: string, ...rows: unknown[]) => {
  const report = await server.send(imports.arrivals, rows, { token });
  const { created, updated, unchanged, older, failed, remarks } = report;
  assert.equal(created, 0);
  return {
    counts: [updated, unchanged, older],
    failed: failed.map(({ row, message }) => `${row} ${message.split('. ')[0]}`),
    remarks: remarks.map(({ message }) => message),
  };
};
const ESTIMATED = ['06:45', 20, 'maintained', null, 'on_the_way'];
const REPORTED = ['06:31', 4, 'reported', null, 'on_the_way'];
const ARRIVED = ['06:28', 4, 'reported', null, 'arrived'];

test('BEY-34 BEY-36 BEY-37 a report replaces the estimate in lists, details and today, and open screens hear of it', async (t) => {
  server.at(NOW);
  const site = await build();
  const stream = await openStream(server.address, site.token);
  t.after(() => stream.leave());
  assert.deepEqual(await shown(site), ESTIMATED);
  const row = await rowOf(site, onTheWay);
  assert.deepEqual(await post(site.scale, row, row), {
    ...{ counts: [1, 1, 0], failed: [], remarks: [] },
  });
  await stream.until(site.contract.id);
  assert.deepEqual(await shown(site), REPORTED);
  const [first] = await listOf(site);
  const ids = { delivery_id: first?.id ?? '', contract_id: site.contract.id };
  assert.deepEqual(arrivalOf(await server.send(deliveries.details, ids, site)), REPORTED);
  const asked = { company_number: site.company.company_nr, contract_id: null };
  const day = await server.send(today, asked, site);
  assert.deepEqual(day.deliveries.map(arrivalOf), [REPORTED]);
});

test('BEY-34 BEY-36 the newest report counts, whatever comes after it; a confirmed delivery stays', async () => {
  server.at('2026-11-20T06:40:00Z');
  const site = await build();
  const [way, there] = [await rowOf(site, onTheWay), await rowOf(site, arrived)];
  assert.deepEqual((await post(site.office, there)).counts, [1, 0, 0]);
  assert.deepEqual(await shown(site), ARRIVED);
  const { counts, remarks } = await post(site.scale, way, there);
  assert.deepEqual(counts, [0, 1, 1]);
  assert.match(remarks.join(), /ist älter als die bekannte und wurde ignoriert\.$/);
  assert.deepEqual(await shown(site), ARRIVED);
  const later = { reported_at: '2026-11-20T06:35:00Z', expected_arrival: '2026-11-20T06:50:00Z' };
  const taken = [
    { ...way, ...later },
    { ...way, ...later, reported_at: '2026-11-20T06:36:00Z' },
  ];
  assert.deepEqual((await post(site.scale, ...taken)).counts, [1, 1, 0]);
  assert.deepEqual(await shown(site), ['06:50', 4, 'reported', null, 'on_the_way']);
  const [first] = await listOf(site);
  await server.build(site.scope, (db) =>
    sql`UPDATE deliveries SET status = '1' WHERE company_id = ${site.company.id}
      AND id = ${first?.id}`.execute(db),
  );
  const confirmed = await post(site.scale, { ...there, reported_at: '2026-11-20T06:40:00Z' });
  assert.deepEqual(confirmed.counts, [0, 1, 0]);
  assert.match(
    confirmed.remarks.join(),
    /ist bereits bestätigt; die Meldung ändert nichts mehr\.$/,
  );
});

test('BEY-34 a row that cannot be taken is named with its field, what is foreign is unknown, others are stored', async () => {
  server.at(NOW);
  const site = await build();
  const other = await build();
  const way = await rowOf(site, onTheWay);
  const [foreign] = await listOf(other);
  const bad = [
    { ...way, customer_number: other.customerNumber },
    { ...way, delivery_number: foreign?.number },
    { ...way, delivery_number: '' },
    { ...way, stage: 'confirmed' },
    { ...way, expected_arrival: null },
    { ...way, expected_arrival: '2026-11-21T07:00:00Z' },
    { ...way, reported_at: '20.11.2026 07:02' },
    { ...way, reported_at: '2026-11-20T06:18:00Z' },
  ];
  const { counts, failed } = await post(site.scale, ...bad, 'x', way);
  assert.deepEqual(counts, [1, 0, 0]);
  assert.deepEqual(failed, [
    '1 customer_number: Diese Kundennummer ist nicht bekannt',
    '2 delivery_number: Diesen Lieferschein gibt es bei dem Kunden nicht',
    '3 delivery_number: Die Angabe fehlt',
    '4 stage: Dieser Wert ist nicht vorgesehen',
    '5 expected_arrival: Die Angabe fehlt',
    '6 expected_arrival: Die Ankunft liegt nicht in den 24 Stunden nach der Verwiegung',
    '7 reported_at: Das ist kein Zeitpunkt',
    '8 reported_at: Die Meldung liegt in der Zukunft',
    '9 Die Zeile ist kein JSON-Objekt',
  ]);
  const theirs = await rowOf(other, onTheWay);
  assert.equal((await post(site.scale, theirs)).failed.length, 1);
  // A second supplier of the same company, with a customer number of its own.
  const { supplier, company } = site;
  await server.build(other.scope, (db) =>
    insertErpId(db, {
      ...{ supplier_id: other.supplier.id, company_id: company.id, erp_customer_no: 'zweite' },
    }),
  );
  assert.notEqual(other.supplier.id, supplier.id);
  const asSecond = await post(other.scale, { ...way, customer_number: 'zweite' });
  assert.match(asSecond.failed.join(), /^1 delivery_number: Diesen Lieferschein gibt es/);
  assert.deepEqual(await shown(other), ESTIMATED);
  assert.deepEqual(await shown(site), REPORTED);
});

test('BEY-35 a position refuses the whole call with its name, and nothing is stored, also not in the log', async () => {
  server.at(NOW);
  const site = await build();
  const way = await rowOf(site, onTheWay);
  const cases = [
    [{ ...way, latitude: 52.2 }, 'latitude'],
    [{ ...way, driver: 'Max Muster' }, 'driver'],
    [{ ...way, stage: { position: [52.2, 9.4] } }, 'stage.position'],
  ] as const;
  for (const [row, field] of cases) {
    const { status, json } = await server.request('POST', 'import/arrivals', {
      token: site.scale,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([way, row]),
    });
    assert.equal(status, 422);
    assert.match(
      Object(json).message,
      new RegExp(
        `^Das Feld ${field} gehört nicht .* Positionen von Fahrzeugen werden nicht angenommen`,
      ),
    );
  }
  assert.deepEqual(await shown(site), ESTIMATED);
  const { rows } = await server.build({}, (db) =>
    sql`SELECT id FROM imports WHERE supplier_id = ${site.supplier.id}`.execute(db),
  );
  assert.deepEqual(rows, []);
});

test('BEY-34 of two loads with one number a scale means its own, another system the latest', async () => {
  server.at(NOW);
  const number = newId().slice(-8);
  const early = new Date(weighed_at.getTime() - 60_000);
  const site = await build([
    { number, weighed_at: early },
    { number, weighed_at, source: 'ubl', vehicle_license_plate: 'HM-KS 419' },
  ]);
  const way = await rowOf(site, onTheWay);
  const bases = async () => (await listOf(site)).map((one) => one.arrival_basis);
  await post(site.scale, way);
  assert.deepEqual(await bases(), ['maintained', 'reported']);
  await post(site.office, way);
  assert.deepEqual(await bases(), ['reported', 'reported']);
});
