import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as objects from '@abrufbar/contract/contracts/office-objects.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { OBJECT_KINDS } from '@abrufbar/domain/contracts/objects.ts';
import { sql } from 'kysely';
import { insertPlants } from '#contracts/plant-store.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { saveMaterial } from '#imports/master-data/catalogue.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

/** A site whose item names one of each kind, and an administrator. */
const enter = async (fields: Parameters<typeof addMember>[1] = {}) => {
  const site = await buildOfficeSite(server);
  await server.build({}, async (db) => {
    const name = 'Asphalttragschicht AC 22 T S';
    await insertCatalogue(db, site.supplier.id, [{ number: '102244', name, category: 2 }]);
    await insertPlants(db, site.supplier.id, [{ number: '2140', name: 'Asphaltwerk Lauenau' }]);
  });
  const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin', ...fields }, NOW);
  return { ...site, katrin: asStaff(server, await signedIn(server, member, NOW)) };
};

const NO_LIMITS = { limit_minutes: null, coldest_celsius: null, hottest_celsius: null };
const USED = { materials: '102244', plants: '2140', incoterms: 'frei', truck_types: 'sattel' };

test('OFF-106 objects of each kind are made, changed and removed, but not while an item names them', async () => {
  const { katrin, supplier } = await enter();
  for (const kind of OBJECT_KINDS) {
    const key = { kind, supplier_id: supplier.id, number: 'neu-1' };
    const fields = {
      category: kind === 'materials' ? 1 : null,
      quantity_unit: kind === 'plants' ? 'm³' : null,
      ...NO_LIMITS,
    };
    const made = await katrin(objects.officeCreateObject, { ...key, title: 'Neues', ...fields });
    assert.deepEqual(
      [made.number, made.title, made.category, made.quantity_unit, made.version],
      ['neu-1', 'Neues', fields.category, fields.quantity_unit, 1],
    );
    const again = katrin(objects.officeCreateObject, { ...key, title: 'Neues', ...fields });
    await assert.rejects(again, (error) => {
      assert.ok(error instanceof CallError);
      assert.match(error.errors[0]?.message ?? '', /^Nummer: Das ist schon vergeben/);
      return true;
    });
    const changed = { ...key, version: 1, title: 'Anderes', ...fields };
    assert.equal((await katrin(objects.officeUpdateObject, changed)).title, 'Anderes');
    assert.deepEqual(await refusalOf(katrin(objects.officeUpdateObject, changed)), {
      status: 409,
      code: 'stale_version',
      by: 'Katrin Vogt',
      at: NOW,
    });
    const { items } = await katrin(objects.officeObjects, { kind, q: 'anderes', page: 1 });
    assert.ok(
      items.some(({ supplier_id, number }) => supplier_id === supplier.id && number === 'neu-1'),
    );
    const used = { kind, supplier_id: supplier.id, number: USED[kind], version: 1 };
    assert.deepEqual(await refusalOf(katrin(objects.officeRemoveObject, used)), {
      status: 409,
      code: 'object_used',
    });
    await katrin(objects.officeRemoveObject, { ...key, version: 2 });
    const gone = await refusalOf(katrin(objects.officeRemoveObject, { ...key, version: 2 }));
    assert.deepEqual([gone.status, gone.code], [404, 'object_not_found']);
  }
});

test('OFF-106 a plant that a call-off alone names is not removed', async () => {
  const { katrin, supplier, company, order } = await enter();
  await server.build({}, (db) =>
    insertPlants(db, supplier.id, [{ number: '2155', name: 'Hannover-Nord' }]),
  );
  const { id } = await order();
  await server.build({ companies: [company.id] }, (db) =>
    sql`UPDATE call_offs SET factory_number = '2155' WHERE company_id = ${company.id} AND id = ${id}`.execute(
      db,
    ),
  );
  const input = { kind: 'plants', supplier_id: supplier.id, number: '2155', version: 1 } as const;
  const refusal = await refusalOf(katrin(objects.officeRemoveObject, input));
  assert.equal(refusal.code, 'object_used');
});

test('OFF-15 OFF-83 objects of another brand answer like absent ones, and changes of own ones stand in the log', async () => {
  const { katrin, supplier } = await enter();
  const other = await enter({ brands: ['suedkies'] });
  const key = { kind: 'truck_types', supplier_id: supplier.id, number: 'sattel' } as const;
  const fields = {
    ...{ version: 1, title: 'Sattelzug', category: null, quantity_unit: null },
    ...NO_LIMITS,
  };
  const foreign = await refusalOf(other.katrin(objects.officeUpdateObject, { ...key, ...fields }));
  assert.deepEqual([foreign.status, foreign.code], [404, 'object_not_found']);
  const list = await other.katrin(objects.officeObjects, { kind: key.kind, q: null, page: 1 });
  assert.ok(list.items.every(({ supplier_id }) => supplier_id !== supplier.id));
  await katrin(objects.officeUpdateObject, { ...key, ...fields });
  const { rows } = await server.build({}, (db) =>
    sql`SELECT brands, object_kind, object_name, changes FROM audit_staff
      WHERE object_id = ${`${supplier.id}:sattel`}`.execute(db),
  );
  assert.deepEqual(rows, [
    {
      brands: ['nordstein'],
      object_kind: 'truck_types',
      object_name: 'Sattelzug',
      changes: { title: { old: 'Sattelkipper', new: 'Sattelzug' } },
    },
  ]);
});

const CONCRETE = { title: 'C25/30', category: 3, quantity_unit: null };

test('BEY-103 limits of asphalt and concrete are kept, each change stands in the log, and an import leaves them alone', async () => {
  const { katrin, supplier } = await enter();
  const key = { kind: 'materials', supplier_id: supplier.id, number: 'frisch-1' } as const;
  const shown = ({ limit_minutes, coldest_celsius, hottest_celsius }: objects.OfficeObject) => [
    ...[limit_minutes, coldest_celsius, hottest_celsius],
  ];
  const cold = { limit_minutes: 60, coldest_celsius: -5, hottest_celsius: null };
  const made = await katrin(objects.officeCreateObject, { ...key, ...CONCRETE, ...cold });
  assert.deepEqual(shown(made), [60, -5, null]);

  await server.build({}, (db) =>
    saveMaterial(
      db,
      { supplierId: supplier.id, now: new Date(NOW) },
      { kind: 'material', number: key.number, name: 'C25/30 XC4', category: 3 },
    ),
  );
  const read = async () => {
    const { items } = await katrin(objects.officeObjects, {
      ...{ kind: key.kind, q: key.number, page: 1 },
    });
    return items.find(({ supplier_id: id }) => id === supplier.id) ?? assert.fail();
  };
  const imported = await read();
  assert.deepEqual([imported.title, ...shown(imported)], ['C25/30 XC4', 60, -5, null]);

  const warm = { limit_minutes: 45, coldest_celsius: -5, hottest_celsius: 28 };
  const change = { ...key, ...CONCRETE, title: imported.title };
  await katrin(objects.officeUpdateObject, { ...change, ...warm, version: imported.version });
  const { version } = await read();
  const gravel = { ...change, ...warm, category: 1, version };
  assert.deepEqual(shown(await katrin(objects.officeUpdateObject, gravel)), [null, null, null]);
  const { rows } = await server.build({}, (db) =>
    sql<{ changes: unknown }>`SELECT changes FROM audit_staff
      WHERE object_id = ${`${supplier.id}:${key.number}`} ORDER BY id`.execute(db),
  );
  assert.deepEqual(
    rows.slice(1).map(({ changes }) => changes),
    [
      { limit_minutes: { old: 60, new: 45 }, hottest_celsius: { old: null, new: 28 } },
      {
        category: { old: 3, new: 1 },
        limit_minutes: { old: 45, new: null },
        coldest_celsius: { old: -5, new: null },
        hottest_celsius: { old: 28, new: null },
      },
    ],
  );
});

test('BEY-103 limits out of range or order are refused with the field and what it may be', async () => {
  const { katrin, supplier } = await enter();
  const key = { kind: 'materials', supplier_id: supplier.id, number: 'frisch-2' } as const;
  const refused = async (limits: object, category = 3) => {
    const fields = { ...key, ...CONCRETE, category, ...NO_LIMITS, ...limits };
    const error = await katrin(objects.officeCreateObject, fields).then(
      () => assert.fail('it was stored'),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof CallError);
    return error.errors.map(({ field, message }) => [field, message]);
  };
  const minutes = [
    'limit_minutes',
    'Zeitgrenze ab Beladung (min): Bitte geben Sie ganze Minuten von 1 bis 600 an.',
  ];
  for (const limit_minutes of [0, 601])
    assert.deepEqual(await refused({ limit_minutes }), [minutes]);
  const range = 'Bitte geben Sie ganze °C von −30 bis 250 an.';
  assert.deepEqual(await refused({ coldest_celsius: -31, hottest_celsius: 251 }), [
    ['coldest_celsius', `Niedrigste Temperatur (°C): ${range}`],
    ['hottest_celsius', `Höchste Temperatur (°C): ${range}`],
  ]);
  assert.deepEqual(await refused({ hottest_celsius: 140 }, 2), [
    [
      'hottest_celsius',
      'Höchste Temperatur (°C): Bitte geben Sie ganze °C über der niedrigsten Temperatur (140) bis 250 an.',
    ],
  ]);
  assert.deepEqual(await refused({ coldest_celsius: 30 }), [
    [
      'coldest_celsius',
      'Niedrigste Temperatur (°C): Bitte geben Sie ganze °C von −30 bis unter der höchsten Temperatur (30) an.',
    ],
  ]);
  // Other materials have no limits, whatever is sent.
  const gravel = { ...key, ...CONCRETE, category: 1, ...NO_LIMITS, limit_minutes: 9_999 };
  assert.equal((await katrin(objects.officeCreateObject, gravel)).limit_minutes, null);
});
