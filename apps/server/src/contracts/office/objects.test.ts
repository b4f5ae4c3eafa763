import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as objects from '@abrufbar/contract/contracts/office-objects.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { OBJECT_KINDS } from '@abrufbar/domain/contracts/objects.ts';
import { sql } from 'kysely';
import { insertPlants } from '#contracts/plant-store.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
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

const USED = { materials: '102244', plants: '2140', incoterms: 'frei', truck_types: 'sattel' };

test('OFF-106 objects of each kind are made, changed and removed, but not while an item names them', async () => {
  const { katrin, supplier } = await enter();
  for (const kind of OBJECT_KINDS) {
    const key = { kind, supplier_id: supplier.id, number: 'neu-1' };
    const fields = {
      category: kind === 'materials' ? 1 : null,
      quantity_unit: kind === 'plants' ? 'm³' : null,
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
  const fields = { version: 1, title: 'Sattelzug', category: null, quantity_unit: null };
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
