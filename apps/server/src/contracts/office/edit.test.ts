import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setAlwaysSign } from '@abrufbar/contract/contracts/always-sign.ts';
import * as edit from '@abrufbar/contract/contracts/office-edit.ts';
import { officeDetail } from '@abrufbar/contract/contracts/office.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { sql } from 'kysely';
import { buildSubscription } from '#contracts/build.ts';
import { insertPlants } from '#contracts/plant-store.ts';
import { newId } from '#core/ids.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { openStream } from '#testing/server/stream.ts';

const server = await startTestServer({ after }, { now: NOW });

/** A site whose supplier has two materials and two plants, and an administrator. */
const enter = async (fields: Parameters<typeof addMember>[1] = {}) => {
  const site = await buildOfficeSite(server);
  await server.build({}, async (db) => {
    await insertCatalogue(db, site.supplier.id, [
      { number: '102244', name: 'Asphalttragschicht AC 22 T S', category: 2 },
      { number: '201045', name: 'Frostschutzkies 0/45', category: 1 },
    ]);
    await insertPlants(db, site.supplier.id, [
      { number: '2140', name: 'Asphaltwerk Lauenau' },
      { number: '2210', name: 'Werk Hohenfels' },
    ]);
  });
  const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin', ...fields }, NOW);
  const katrin = asStaff(server, await signedIn(server, member, NOW));
  return { ...site, katrin };
};

type Change = Omit<InputOf<typeof edit.officeUpdate>, 'id' | 'version' | 'items'>;
type ItemChange = Omit<InputOf<typeof edit.officeUpdate>['items'][number], 'id'>;

const update = (
  { katrin, contract, item }: Awaited<ReturnType<typeof enter>>,
  change: Change,
  ofItem: ItemChange | null = null,
  version = 1,
) =>
  katrin(edit.officeUpdate, {
    id: contract.id,
    version,
    ...change,
    items: ofItem ? [{ id: item.id, ...ofItem }] : [],
  });

const newItem = {
  position: '20',
  material_number: '201045',
  quantity_unit: 't',
  target: 380,
  warn_above: null,
  max_per_call_off: null,
  per_day: null,
  plant_numbers: ['2210'],
  incoterms: ['frei'],
  truck_types: ['sattel'],
  allows_night: false,
  is_cancelled: false,
};

test('OFF-100 OFF-83 contract and items change together, and the log names what changed of each', async () => {
  const site = await enter();
  const after = await update(
    site,
    { name: 'Ortsumgehung Lauenau BA 3', lead_hours: 24, note_text: ' Bitte anrufen. ', status: 1 },
    { target: 5000, per_day: 450, plant_numbers: ['2140', '2210'], material_number: '201045' },
  );
  assert.deepEqual(after, await site.katrin(officeDetail, { id: site.contract.id }));
  assert.deepEqual(
    [after.name, after.lead_hours, after.note_text, after.status, after.version],
    ['Ortsumgehung Lauenau BA 3', 24, 'Bitte anrufen.', 1, 2],
  );
  const [item] = after.items;
  assert.deepEqual(
    [item?.target, item?.per_day, item?.plants, item?.material_name, item?.category],
    [5000, 450, ['Asphaltwerk Lauenau', 'Werk Hohenfels'], 'Frostschutzkies 0/45', 1],
  );
  const { rows } = await server.build({ companies: [site.company.id] }, (db) =>
    sql`SELECT object_name, changes FROM audit_company WHERE company_id = ${site.company.id}
      AND object_kind = 'contract' ORDER BY length(object_name)`.execute(db),
  );
  assert.deepEqual(rows, [
    {
      object_name: site.contract.contract_number,
      changes: {
        name: { old: 'Ortsumgehung Lauenau BA 2', new: 'Ortsumgehung Lauenau BA 3' },
        lead_hours: { old: null, new: 24 },
        note_text: { old: null, new: 'Bitte anrufen.' },
        is_closed: { old: false, new: true },
      },
    },
    {
      object_name: `${site.contract.contract_number}, 10`,
      changes: {
        material_number: { old: '102244', new: '201045' },
        target: { old: 500, new: 5000 },
        per_day: { old: null, new: 450 },
        plant_numbers: {
          old: ['Asphaltwerk Lauenau'],
          new: ['Asphaltwerk Lauenau', 'Werk Hohenfels'],
        },
      },
    },
  ]);
});

test('OFF-100 BEY-58 wrong fields are named in German, and then nothing of the page is stored', async () => {
  const site = await enter();
  const cases: [change: Change, ofItem: ItemChange, field: string, words: RegExp][] = [
    [{ lead_hours: 1000 }, {}, 'lead_hours', /^Vorlauf: .* zwischen 1 und 672/],
    [{ driving_minutes: 121 }, {}, 'driving_minutes', /^Fahrzeit: .* zwischen 1 und 120/],
    [{ unloading_points: 10 }, {}, 'unloading_points', /^Abladestellen: .* zwischen 1 und 9/],
    [{ unloading_minutes: 0 }, {}, 'unloading_minutes', /^Entladezeit: .* zwischen 1 und 120/],
    [{ ends_on: '2025-01-01' }, {}, 'contract_ends_on', /^Laufzeit bis: Das Ende liegt vor/],
    [{}, { target: -1 }, 'target', /^Soll: .* über 0/],
    [{}, { plant_numbers: ['9'] }, 'plant_numbers', /^Werke: .* angebotenen/],
    [{}, { truck_types: [] }, 'truck_types', /^Fahrzeuge: Bitte füllen/],
  ];
  for (const [change, ofItem, field, words] of cases) {
    const sent = update(site, { customer_order_number: 'B-1', ...change }, ofItem);
    await assert.rejects(sent, (error) => {
      assert.ok(error instanceof CallError);
      assert.deepEqual([error.status, error.errors[0]?.field], [422, field]);
      assert.match(error.errors[0]?.message ?? '', words);
      return true;
    });
  }
  const detail = await site.katrin(officeDetail, { id: site.contract.id });
  assert.deepEqual([detail.customer_order_number, detail.version], [null, 1]);
});

test('OFF-102 a target below what is delivered and promised needs a reason, which the log keeps', async () => {
  const site = await enter();
  await site.load({
    materials: [
      { number: '102244', name: 'AC 22 T S', category: 2, quantity: '26.500', quantity_unit: 't' },
    ],
  });
  const refused = update(site, {}, { target: 26 });
  await assert.rejects(refused, (error) => {
    assert.ok(error instanceof CallError);
    assert.equal(error.errors[0]?.field, 'reason');
    return true;
  });
  const { items } = await update(site, { reason: 'Bauabschnitt entfällt' }, { target: 26 });
  assert.equal(items[0]?.target, 26);
  const { rows } = await server.build({ companies: [site.company.id] }, (db) =>
    sql`SELECT changes -> 'reason' ->> 'new' AS reason FROM audit_company
      WHERE company_id = ${site.company.id} AND object_kind = 'contract'`.execute(db),
  );
  assert.deepEqual(rows, [{ reason: 'Bauabschnitt entfällt' }]);
});

test('OFF-108 OFF-18 the second of two colleagues is refused with name and time of the first', async () => {
  const site = await enter();
  await update(site, { lead_hours: 12 });
  const late = await refusalOf(update(site, { lead_hours: 48 }));
  assert.deepEqual(late, { status: 409, code: 'stale_version', by: 'Katrin Vogt', at: NOW });
  assert.equal((await site.katrin(officeDetail, { id: site.contract.id })).lead_hours, 12);
});

test('OFF-17 a change sent twice under one key is one change', async () => {
  const { katrin, contract } = await enter();
  const [key, input] = [newId(), { id: contract.id, version: 1, lead_hours: 12, items: [] }];
  const first = await katrin(edit.officeUpdate, input, { key });
  assert.deepEqual(await katrin(edit.officeUpdate, input, { key }), first);
});

test('OFF-101 contracts and items are made, and removed as long as nothing names them', async () => {
  const { katrin, supplier, customer_number, company, order, contract, item } = await enter();
  const made = await katrin(edit.officeCreate, {
    supplier_id: supplier.id,
    customer_number,
    number: '40099001',
    name: 'Kreisel Rodenberg',
    building_site_number: '',
    customer_order_number: null,
    starts_on: '2026-12-01',
    ends_on: null,
    status: 0,
    lead_hours: null,
    driving_minutes: null,
    unloading_points: 2,
    unloading_minutes: null,
    always_sign: false,
    note_text: null,
  });
  assert.deepEqual(
    [made.company_id, made.building_site_number, made.items],
    [company.id, null, []],
  );
  const filled = await katrin(edit.officeCreateItem, { id: made.id, version: 1, ...newItem });
  assert.equal(filled.items[0]?.material_name, 'Frostschutzkies 0/45');
  const again = katrin(edit.officeCreateItem, { id: made.id, version: 2, ...newItem });
  await assert.rejects(again, /422|Angaben/);
  const [added] = filled.items;
  const without = await katrin(edit.officeRemoveItem, {
    id: made.id,
    item_id: added?.id ?? '',
    version: 2,
  });
  assert.deepEqual(without.items, []);
  await katrin(edit.officeRemove, { id: made.id, version: 3 });
  assert.equal((await refusalOf(katrin(officeDetail, { id: made.id }))).status, 404);
  await order();
  const used = { status: 409, code: 'object_used' };
  const ofItem = { id: contract.id, item_id: item.id, version: 1 };
  assert.deepEqual(await refusalOf(katrin(edit.officeRemoveItem, ofItem)), used);
  assert.deepEqual(
    await refusalOf(katrin(edit.officeRemove, { id: contract.id, version: 1 })),
    used,
  );
});

test('OFF-100 two items swap their positions in one change, and two never have the same', async () => {
  const { katrin, contract, item } = await enter();
  const { items } = await katrin(edit.officeCreateItem, {
    id: contract.id,
    version: 1,
    ...newItem,
  });
  const other = items.find(({ id }) => id !== item.id)?.id ?? '';
  const swapped = await katrin(edit.officeUpdate, {
    id: contract.id,
    version: 2,
    items: [
      { id: item.id, position: '20' },
      { id: other, position: '10' },
    ],
  });
  assert.deepEqual(
    swapped.items.map(({ id }) => id),
    [other, item.id],
  );
  const same = { id: contract.id, version: 3, items: [{ id: item.id, position: '10' }] };
  await assert.rejects(katrin(edit.officeUpdate, same), /422|Angaben/);
});

test('BEY-57 the driving time is kept and logged, and no customer gets a mail of it', async () => {
  const site = await enter();
  const { company, contract, person } = site;
  await server.build({ companies: [company.id] }, (db) => buildSubscription(db, contract, person));
  assert.equal((await update(site, { driving_minutes: 35 })).driving_minutes, 35);
  assert.equal((await site.katrin(officeDetail, { id: contract.id })).driving_minutes, 35);
  const { rows } = await server.build({ companies: [company.id] }, (db) =>
    sql`SELECT changes FROM audit_company WHERE company_id = ${company.id}
      AND object_kind = 'contract'`.execute(db),
  );
  assert.deepEqual(rows, [{ changes: { driving_minutes: { old: null, new: 35 } } }]);
  await waitForJobs(server);
  assert.deepEqual(server.mailbox?.list().filter(({ to }) => to === person.email) ?? [], []);
});

test('BEY-58 unloading points and time are kept and logged, and no customer gets a mail of them', async () => {
  const site = await enter();
  const { company, contract, person } = site;
  await server.build({ companies: [company.id] }, (db) => buildSubscription(db, contract, person));
  const before = await site.katrin(officeDetail, { id: contract.id });
  assert.deepEqual([before.unloading_points, before.unloading_minutes], [1, null]);
  const after = await update(site, { unloading_points: 2, unloading_minutes: 15 });
  assert.deepEqual([after.unloading_points, after.unloading_minutes], [2, 15]);
  const { rows } = await server.build({ companies: [company.id] }, (db) =>
    sql`SELECT changes FROM audit_company WHERE company_id = ${company.id}
      AND object_kind = 'contract'`.execute(db),
  );
  const changes = {
    unloading_points: { old: 1, new: 2 },
    unloading_minutes: { old: null, new: 15 },
  };
  assert.deepEqual(rows, [{ changes }]);
  await waitForJobs(server);
  assert.deepEqual(server.mailbox?.list().filter(({ to }) => to === person.email) ?? [], []);
});

test('BEY-126 the office switches signing for a contract: logged, mailed, heard by open pages of deliveries', async () => {
  const site = await enter();
  const { company, contract, person } = site;
  const token = await server.build({ companies: [company.id] }, async (db) => {
    await buildSubscription(db, contract, person);
    return buildToken(db, person, new Date(NOW));
  });
  const stream = await openStream(server.address, token);
  after(stream.leave);
  const set = await server.send(
    setAlwaysSign,
    { contract_id: contract.id, is_on: true },
    { token, key: newId() },
  );
  assert.equal(set.always_sign, true);
  await stream.until('deliveries');
  const shown = await site.katrin(officeDetail, { id: contract.id });
  assert.deepEqual([shown.always_sign, shown.version], [true, 1]);
  assert.equal((await update(site, { always_sign: false })).always_sign, false);
  await stream.until('deliveries', 2);
  const { rows } = await server.build({ companies: [company.id] }, (db) =>
    sql`SELECT changes FROM audit_company WHERE company_id = ${company.id}
      AND call = 'contracts.officeUpdate'`.execute(db),
  );
  assert.deepEqual(rows, [{ changes: { always_sign: { old: true, new: false } } }]);
  await waitForJobs(server);
  const [mail] = server.mailbox?.list().filter(({ to }) => to === person.email) ?? [];
  assert.match(mail?.mail.text ?? '', /Immer unterschreiben: ja → nein/i);
  const late = await refusalOf(update(site, { always_sign: true }));
  assert.deepEqual(late, { status: 409, code: 'stale_version', by: 'Katrin Vogt', at: NOW });
});

test('OFF-103 followers who want mails get one about a changed contract, and nobody a message', async () => {
  const site = await enter();
  const { company, contract, person } = site;
  await server.build({ companies: [company.id] }, (db) => buildSubscription(db, contract, person));
  assert.equal((await site.katrin(officeDetail, { id: contract.id })).followers, 1);
  await update(site, { lead_hours: 24 }, { target: 5000 });
  await waitForJobs(server);
  const mails = server.mailbox?.list().filter(({ to }) => to === person.email) ?? [];
  assert.deepEqual(
    mails.map(({ mail }) => mail.subject),
    [`Vertrag geändert: ${contract.name}`],
  );
  assert.match(mails[0]?.mail.text ?? '', /Position 10, Soll: 500,00 → 5\.000/);
  assert.match(mails[0]?.mail.text ?? '', /Vorlauf in Stunden: – → 24/);
  const { rows } = await server.build({ userId: person.id }, (db) =>
    sql`SELECT FROM notifications WHERE user_id = ${person.id}`.execute(db),
  );
  assert.equal(rows.length, 0);
  await server.build({ userId: person.id }, (db) =>
    sql`INSERT INTO user_company_settings (user_id, company_id, call_off_mail, reminder_mail)
      VALUES (${person.id}, ${company.id}, false, true)`.execute(db),
  );
  assert.equal((await site.katrin(officeDetail, { id: contract.id })).followers, 0);
});
