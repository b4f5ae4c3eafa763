import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/contracts/office-plants.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { sql } from 'kysely';
import { buildSupplier } from '#companies/build.ts';
import { insertPlants, keyOfPlant } from '#contracts/plant-store.ts';
import { newId } from '#core/ids.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));

/** A plant of a new supplier that is named by items only, and staff who joined afterwards. */
const buildPlant = async (unit = 't') => {
  const supplier = await server.build({}, buildSupplier);
  await server.build({}, (db) =>
    insertPlants(db, supplier.id, [{ number: '2140', name: 'Asphaltwerk Lauenau', unit }]),
  );
  return keyOfPlant({ supplierId: supplier.id, number: '2140' });
};

type Input = InputOf<typeof contract.officeUpdatePlant>;
const changed = (plant: string, change: Partial<Input> = {}): Input => ({
  plant,
  version: 1,
  weekday_from: '05:00',
  weekday_until: '18:00',
  saturday_from: null,
  saturday_until: null,
  hourly_limit: 180.5,
  dispatch_phone: '+49 5043 90110',
  ...change,
});

test('OFF-67 hours, limit and phone of a plant are read and written, and may be left out', async () => {
  const plant = await buildPlant('m³');
  const lena = await enter({ name: 'Lena Bartels' });
  const find = async () => {
    const { items } = await lena(contract.officePlants, {});
    return items.find((one) => one.plant === plant) ?? assert.fail();
  };
  const before = await find();
  assert.deepEqual([before.weekday, before.hourly_limit, before.version], [null, null, 1]);
  assert.equal(before.quantity_unit, 'm³');
  const after = await lena(contract.officeUpdatePlant, changed(plant));
  assert.deepEqual(after, await find());
  assert.deepEqual(
    [after.weekday, after.saturday, after.hourly_limit, after.dispatch_phone, after.version],
    [{ from: '05:00', until: '18:00' }, null, 180.5, '+49 5043 90110', 2],
  );
  const nothing = {
    weekday_from: '',
    weekday_until: null,
    hourly_limit: null,
    dispatch_phone: ' ',
  };
  const emptied = await lena(
    contract.officeUpdatePlant,
    changed(plant, { ...nothing, version: 2 }),
  );
  assert.deepEqual(
    [emptied.weekday, emptied.hourly_limit, emptied.dispatch_phone, emptied.version],
    [null, null, null, 3],
  );
});

test('OFF-18 the second of two colleagues is refused with name and time of the first', async () => {
  const plant = await buildPlant();
  const lena = await enter({ name: 'Lena Bartels' });
  const jens = await enter({ name: 'Jens Ahlers' });
  await jens(contract.officeUpdatePlant, changed(plant));
  const late = await refusalOf(
    lena(contract.officeUpdatePlant, changed(plant, { hourly_limit: 90 })),
  );
  assert.deepEqual(late, { status: 409, code: 'stale_version', by: 'Jens Ahlers', at: NOW });
  const { items } = await lena(contract.officePlants, {});
  assert.equal(items.find((one) => one.plant === plant)?.hourly_limit, 180.5);
});

test('OFF-17 a change sent twice under one key is one change', async () => {
  const plant = await buildPlant();
  const lena = await enter({ name: 'Lena Bartels' });
  const key = newId();
  const first = await lena(contract.officeUpdatePlant, changed(plant), { key });
  assert.deepEqual(await lena(contract.officeUpdatePlant, changed(plant), { key }), first);
  assert.equal(first.version, 2);
});

test('OFF-67 wrong fields are named in German, and a plant of another brand answers like an absent one', async () => {
  const plant = await buildPlant();
  const lena = await enter({ name: 'Lena Bartels' });
  const cases: [change: Partial<Input>, field: string, words: RegExp][] = [
    [{ weekday_from: null }, 'weekday_from', /^Montag bis Freitag ab: Bitte füllen/],
    [{ weekday_until: '18:0' }, 'weekday_until', /^Montag bis Freitag bis: .*07:00/],
    [
      { saturday_from: '12:00', saturday_until: '06:00' },
      'saturday_until',
      /Ende .* vor dem Beginn/,
    ],
    [{ hourly_limit: 0 }, 'hourly_limit', /^Grenze je Stunde: .* über 0/],
    [{ dispatch_phone: 'Tor 2' }, 'dispatch_phone', /^Telefon der Disposition: .* Ziffern/],
  ];
  for (const [change, field, words] of cases) {
    const sent = lena(contract.officeUpdatePlant, changed(plant, change));
    await assert.rejects(sent, (error) => {
      assert.ok(error instanceof CallError);
      assert.deepEqual([error.status, error.errors[0]?.field], [422, field]);
      assert.match(error.errors[0]?.message ?? '', words);
      return true;
    });
  }
  const other = await enter({ brands: ['suedkies'], role: 'admin' });
  for (const key of [plant, '0:2140', 'x', `${plant}0`]) {
    const by = key === plant ? other : lena;
    const refusal = await refusalOf(by(contract.officeUpdatePlant, changed(key)));
    assert.deepEqual([refusal.status, refusal.code], [404, 'plant_not_found'], key);
  }
  assert.ok(!JSON.stringify(await other(contract.officePlants, {})).includes(plant));
});

test('OFF-83 a changed plant leaves an audit row with the named old and new values', async () => {
  const plant = await buildPlant();
  const lena = await enter({ name: 'Lena Bartels' });
  await lena(contract.officeUpdatePlant, changed(plant, { dispatch_phone: null }));
  const { rows } = await server.build({}, (db) =>
    sql`SELECT actor, call, brands, object_kind, object_name, changes FROM audit_staff
      WHERE object_id = ${plant}`.execute(db),
  );
  assert.deepEqual(rows, [
    {
      actor: 'Lena Bartels',
      call: 'contracts.officeUpdatePlant',
      brands: ['nordstein'],
      object_kind: 'plant',
      object_name: 'Asphaltwerk Lauenau',
      changes: {
        weekday: { old: null, new: '05:00–18:00' },
        hourly_limit: { old: null, new: 180.5 },
      },
    },
  ]);
});
