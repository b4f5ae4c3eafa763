/** Hints about weighing tickets, from the import to the portal. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import { officeCorrect } from '@abrufbar/contract/deliveries/office-corrections.ts';
import { seeWeightChecks } from '@abrufbar/contract/deliveries/see-weight-checks.ts';
import { find } from '@abrufbar/contract/contracts/contracts.ts';
import * as calls from '@abrufbar/contract/deliveries/weight-checks.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildUser } from '#companies/build.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { insertPlants, updatePlant } from '#contracts/plant-store.ts';
import { newId } from '#core/ids.ts';
import { buildDeliveries, buildDelivery } from '#deliveries/build.ts';
import { checkLoads } from '#deliveries/weight-checks/check-loads.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const [sample] = vasSample;
assert.ok(sample);

type Change = Partial<Record<keyof typeof sample | 'Version' | 'Abrufnummer', string | number>>;

/** A plant and the site it delivers to; tickets are in order unless a test changes them. */
const build = async () => {
  const plant = await buildPlant(server);
  const { contract, customerNumber } = plant;
  const ticket = (time: string, change: Change = {}) => ({
    ...sample,
    Debitor: customerNumber,
    Kontraktnummer: contract.contract_number,
    Lieferscheinnummer: `81${time.replace(':', '')}`,
    Wiegezeit: `${time}:00`,
    Brutto: 39_600,
    Tara: 14_600,
    Netto: 25_000,
    ...change,
  });
  const send = async (...rows: readonly ReturnType<typeof ticket>[]) => {
    const { report } = await plant.post('vas', rows);
    assert.deepEqual(report.failed, []);
  };
  const list = async (state: 'open' | 'seen' = 'open', kind?: 'gross' | 'tare', of = plant) =>
    server.send(
      calls.weightChecks,
      {
        contract_id: of.contract.id,
        state,
        filterString: kind ? { kind: [kind] } : {},
        page: 1,
        page_size: null,
      },
      { token: of.token },
    );
  /** Times and kinds, the newest first. */
  const found = async () =>
    (await list()).items.map(({ weighing_time, kind }) => `${weighing_time} ${kind}`);
  const idOf = async (time: string) => {
    const all = { page: 1, page_size: null, filterString: {}, contract_id: contract.id };
    const input = { ...all, contract_number: contract.contract_number };
    const { items } = await server.send(deliveries.incoming, input, plant);
    return items.find(({ weighing_time }) => weighing_time === time)?.id ?? assert.fail(time);
  };
  const detail = async (time: string, token = plant.token) => {
    const input = { delivery_id: await idOf(time), contract_id: contract.id };
    return server.send(deliveries.details, input, { token });
  };
  return { ...plant, ticket, send, list, found, idOf, detail };
};

const TARES = [14_620, 14_620, 14_620, 14_700];

test('BEY-02 BEY-03 BEY-10 any order of tickets ends in the same hints', async () => {
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ];
  for (const order of orders) {
    const { ticket, send, found } = await build();
    for (const at of order) {
      const tare = TARES[at] ?? 0;
      const net = at === 2 ? 26_440 : 25_000;
      await send(ticket(`0${6 + at}:00`, { Tara: tare, Netto: net, Brutto: tare + net }));
    }
    assert.deepEqual(await found(), ['08:00 gross', '08:00 tare'], order.join());
  }
});

test('BEY-01 BEY-12 BEY-17 a delivery carries its hints in words and numbers, with the number of its plant', async () => {
  const { ticket, send, detail, supplier, company, contract, scope } = await build();
  await server.build({}, async (db) => {
    const plant = { number: '2140', name: 'Asphaltwerk Lauenau' };
    await insertPlants(db, supplier.id, [{ ...plant, unit: 't' }]);
    const change = { weekday: null, saturday: null, hourlyLimit: null };
    const fields = { ...change, dispatchPhone: '+49 5723 100' };
    const added = { supplierId: supplier.id, number: '2140', version: 1 };
    await updatePlant(db, [supplier.id], added, fields, { name: 'Test', at: new Date(NOW) });
  });
  await send(ticket('06:00'), ticket('09:27', { Brutto: 41_060, Tara: 14_620, Netto: 26_440 }));
  await server.build(scope, async (db) => {
    // Imports refuse a ticket that does not add up.
    const weights = { gross_weight: '39.600', tare_weight: '14.600', net_weight: '24.000' };
    const weighed_at = new Date('2026-11-18T09:00:00Z');
    const { id } = await buildDelivery(db, { contract, ...weights, weighed_at });
    await checkLoads(db, { companyId: company.id, deliveryId: id }, new Date(NOW));
  });
  const honest = await detail('06:00');
  assert.deepEqual([honest.weight_checks, honest.factory_phone], [[], '+49 5723 100']);
  const words = async (time: string) =>
    (await detail(time)).weight_checks.map(({ title, name, value, reason_text }) => ({
      ...{ title, name, value, reason_text },
    }));
  assert.deepEqual(await words('10:00'), [
    {
      title: 'Brutto minus Tara ergibt 25,00\u00A0t',
      name: 'Brutto minus Tara ist nicht Netto',
      value: '25,00\u00A0t',
      reason_text:
        'Auf dem Schein stehen Brutto 39,60\u00A0t, Tara 14,60\u00A0t und Netto 24,00\u00A0t.',
    },
  ]);
  assert.deepEqual(await words('09:27'), [
    {
      title: '1,06\u00A0t über 40\u00A0t',
      name: 'Über zulässigem Gewicht',
      value: '+\u00A01,06\u00A0t',
      reason_text: 'Das Fahrzeug darf beladen 40\u00A0t wiegen.',
    },
  ]);
});

test('BEY-04 BEY-05 BEY-09 a fast round and a number that comes back count within one company alone', async () => {
  const own = await build();
  const other = await build();
  const at = (minute: number) => new Date(`2026-11-17T07:${minute}:00Z`);
  for (const { contract, scope } of [own, other]) {
    await server.build(scope, (db) =>
      buildDeliveries(
        db,
        contract,
        Array.from({ length: 8 }, (_, trip) => ({
          weighed_at: at(10 + trip),
          confirmed: { at: at(45 + trip), by: null },
        })),
      ),
    );
  }
  const fast = { Lieferscheinnummer: '7', Kennzeichen: 'HI-BT 1204' };
  await own.send(own.ticket('08:00', fast));
  await other.send(other.ticket('08:20', fast));
  assert.deepEqual(await other.found(), []);
  await own.send(own.ticket('08:38', { ...fast, Lieferscheinnummer: '8' }));
  assert.deepEqual(await own.found(), ['08:38 trip']);
  const di = { ticket_number: '8', item: 10, item_count: 1, plant: '2140', plant_name: 'Lauenau' };
  const load = { license_plate: 'X-Y 1', net_weight: '20.000', weighed_at: '2026-11-19T07:00:00Z' };
  const { report } = await own.post('di', [
    {
      ...{
        ...di,
        ...load,
        sold_to_party: own.customerNumber,
        material: '1',
        material_text: 'Kies',
      },
      ...{ sales_contract: own.contract.contract_number, quantity: '20.000', unit: 'TO' },
    },
  ]);
  assert.deepEqual([report.created, report.failed], [1, []]);
  assert.deepEqual(await own.found(), ['08:00 number', '08:38 trip']);
});

test('BEY-06 BEY-07 BEY-08 loads are compared with the call-offs of the day and with the target', async () => {
  const { ticket, send, found, contract, company, supplier, scope, user } = await build();
  const elsewhere = await server.build(scope, async (db) => {
    const item = await buildItem(db, { contract, target_quantity: '60' });
    const day = { starts_on: '2026-11-18', ends_on: '2026-11-18', created_by: user.id };
    await buildCallOff(db, { item, supplier, ...day, status: 4, number: '71', quantity: '30' });
    const other = await buildContract(db, { company, supplier });
    const there = await buildItem(db, { contract: other });
    await buildCallOff(db, { item: there, supplier, ...day, status: 4, number: '72' });
    return other;
  });
  assert.notEqual(elsewhere.id, contract.id);
  await send(ticket('06:00', { Abrufnummer: '71' }));
  await send(ticket('07:00', { Abrufnummer: '71' }));
  await send(ticket('08:00', { Abrufnummer: '72' }));
  await send(ticket('09:00', { Artikelnummer: '999', Artikelbezeichnung: 'Splitt 2/5' }));
  assert.deepEqual(await found(), [
    ...['09:00 other_grade', '09:00 tare', '08:00 other_site', '08:00 tare', '08:00 target'],
    '07:00 calloff',
  ]);
});

test('BEY-11 a newer state of a ticket and a correction of staff form the hints again', async () => {
  const { ticket, send, found, idOf } = await build();
  await send(ticket('06:00', { Brutto: 41_000, Netto: 26_400 }));
  assert.deepEqual(await found(), ['06:00 gross']);
  await send(ticket('06:00', { Version: 2 }));
  assert.deepEqual(await found(), []);
  const member = await addMember(server, { name: 'Lena Bartels' }, NOW);
  const lena = asStaff(server, await signedIn(server, member, NOW));
  const id = await idOf('06:00');
  const { version } = await lena(officeDetail, { id });
  const kept = { contract: null, item: null, material: null, tare: null };
  const why = { reason: 'reweigh', text: 'Auf Waage 2 neu verwogen.' } as const;
  await lena(officeCorrect, { id, version, ...kept, gross: 40.2, ...why });
  assert.deepEqual(await found(), ['06:00 gross']);
});

test('BEY-13 BEY-14 BEY-15 BEY-140 a person marks hints as seen for that person alone, until their numbers change', async () => {
  const { ticket, send, list, detail, idOf, contract, company, ...site } = await build();
  const tares = { Tara: 14_600, Netto: 26_000, Brutto: 40_600 };
  await send(ticket('06:00', tares), ticket('07:00', tares), ticket('08:00', tares));
  const { token } = await server.build(site.scope, async (db) => {
    const user = await buildUser(db, { companies: [company] });
    return { token: await buildToken(db, user, new Date(NOW)) };
  });
  const ids = { delivery_id: await idOf('08:00'), contract_id: contract.id };
  const see = (sent: string, kinds: ('gross' | 'tare' | 'net')[] = ['gross', 'tare', 'net']) =>
    server.send(seeWeightChecks, { ...ids, kinds }, { token: sent, key: newId() });
  await see(site.token);
  await see(site.token);
  const counts = (of: string) =>
    server.send(calls.weightCheckCounts, { contract_id: contract.id }, { token: of });
  assert.deepEqual(await counts(site.token), { open: 2, seen: 2 });
  assert.deepEqual(await counts(token), { open: 4, seen: 0 });
  const openAt = async (of: string) =>
    (await server.send(find, { id: contract.id }, { token: of })).open_checks;
  assert.deepEqual([await openAt(site.token), await openAt(token)], [2, 4]);
  assert.deepEqual(
    (await list('seen')).items.map(({ kind, ids: shown, seen }) => [kind, shown, seen]),
    [
      ['gross', `${ids.delivery_id}_${ids.contract_id}`, true],
      ['tare', `${ids.delivery_id}_${ids.contract_id}`, true],
    ],
  );
  assert.equal((await list('open', 'tare')).pagination.total_items, 0);
  assert.deepEqual(
    (await detail('08:00')).weight_checks.map(({ seen }) => seen),
    [true, true],
  );
  await send(ticket('08:00', { ...tares, Netto: 26_100, Brutto: 40_700, Version: 2 }));
  assert.deepEqual(await counts(site.token), { open: 3, seen: 1 });
  const narrowed = { contract_id: contract.id, state: 'open', filterString: {} } as const;
  const file = await server.send(calls.exportWeightChecks, narrowed, site);
  assert.equal(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 2)
      .toString(),
    'PK',
  );
});

test('BEY-09 hints of another company are absent, and cannot be marked', async () => {
  const own = await build();
  const other = await build();
  await own.send(own.ticket('06:00', { Brutto: 41_000, Netto: 26_400 }));
  const ids = { delivery_id: await own.idOf('06:00'), contract_id: own.contract.id };
  const { token } = other;
  const foreign = { contract_id: own.contract.id, state: 'open', filterString: {} } as const;
  for (const refused of [
    () => server.send(seeWeightChecks, { ...ids, kinds: ['gross'] }, { token, key: newId() }),
    () => server.send(calls.weightChecks, { ...foreign, page: 1, page_size: null }, { token }),
    () => server.send(calls.weightCheckCounts, { contract_id: own.contract.id }, { token }),
    () => server.send(calls.exportWeightChecks, foreign, { token }),
  ])
    await assert.rejects(refused, { status: 404 });
});
