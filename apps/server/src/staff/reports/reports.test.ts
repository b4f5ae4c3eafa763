import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { exportFile } from '@abrufbar/contract/staff/exports.ts';
import { reportExport } from '@abrufbar/contract/staff/reports-export.ts';
import { reports } from '@abrufbar/contract/staff/reports.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { readXlsx } from 'hucre';
import { insertStep } from '#call-offs/step-store.ts';
import { insertPlants, updatePlant } from '#contracts/plant-store.ts';
import { newId } from '#core/ids.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (brand: 'nordstein' | 'suedkies') =>
  asStaff(server, await signedIn(server, await addMember(server, { brands: [brand] }, NOW), NOW));
const north = await enter('nordstein');
const south = await enter('suedkies');
const site = await buildOfficeSite(server, { company: 'Brinkmann Tiefbau GmbH' });
const other = await buildOfficeSite(server, { company: 'Meyer & Sohn Tiefbau' });
const foreign = await buildOfficeSite(server, { brand: 'suedkies' });

const ALL: InputOf<typeof reports> = {
  from: '2026-11-16',
  until: '2026-11-18',
  step: null,
  plant: null,
  material: null,
  customer: null,
};
const ask = (input: Partial<typeof ALL> = {}) => north(reports, { ...ALL, ...input });

/** A load of a plant; quantities are those of the material. */
const load = (
  of: typeof site,
  day: string,
  quantity: string,
  factory: { number: string; name: string },
  material = { number: '102244', name: 'Tragschicht AC 22 T S' },
) =>
  of.load({
    weighed_at: new Date(`${day}T07:00:00Z`),
    factory_number: factory.number,
    factory_name: factory.name,
    materials: [{ ...material, category: 2, quantity, quantity_unit: 't' }],
  });

const LAUENAU = { number: '2140', name: 'Asphaltwerk Lauenau' };
const RINTELN = { number: '0310', name: 'Kieswerk Rinteln' };
const KIES = { number: '200032', name: 'Kies 0/32' };

test('OFF-187 tonnage of a period by day and plant, material and customer, and of the period before', async () => {
  await load(site, '2026-11-12', '10.000', LAUENAU); // before
  await load(site, '2026-11-16', '25.500', LAUENAU);
  await load(site, '2026-11-16', '4.500', RINTELN, KIES);
  await load(other, '2026-11-18', '20.000', LAUENAU);
  await load(other, '2026-11-19', '99.000', LAUENAU); // after
  await load(foreign, '2026-11-16', '77.000', LAUENAU);
  const all = await ask({ from: '2026-11-14', until: '2026-11-18' });
  assert.deepEqual(all.tonnes, { now: 50, before: 10 });
  assert.deepEqual(
    all.plants.map(({ name, tonnes }) => [name, tonnes]),
    [
      ['Asphaltwerk Lauenau', 25.5],
      ['Asphaltwerk Lauenau', 20],
      ['Kieswerk Rinteln', 4.5],
    ],
  );
  assert.deepEqual(all.steps, [
    { begins_on: '2026-11-16', tonnes: [25.5, 0, 4.5] },
    { begins_on: '2026-11-18', tonnes: [0, 20, 0] },
  ]);
  const names = (parts: typeof all.materials) => parts.map(({ name, tonnes }) => [name, tonnes]);
  assert.deepEqual(names(all.materials), [
    ['Tragschicht AC 22 T S', 45.5],
    ['Kies 0/32', 4.5],
  ]);
  assert.deepEqual(names(all.customers), [
    ['Brinkmann Tiefbau GmbH', 30],
    ['Meyer & Sohn Tiefbau', 20],
  ]);
  const weekly = await ask({ step: 'week', until: '2026-11-18' });
  assert.deepEqual(
    weekly.steps.map(({ begins_on }) => begins_on),
    ['2026-11-16'],
  );
  assert.equal((await south(reports, ALL)).tonnes.now, 77);
});

test('OFF-187 plant, material and customer narrow every figure', async () => {
  const customer = [String(other.company.id)];
  const of = await ask({ customer });
  assert.equal(of.tonnes.now, 20);
  assert.deepEqual(of.chosen, [
    { kind: 'customer', key: customer[0], name: 'Meyer & Sohn Tiefbau' },
  ]);
  assert.equal((await ask({ material: ['200032'] })).tonnes.now, 4.5);
  assert.equal((await ask({ plant: [`${site.supplier.id}:0310`] })).tonnes.now, 4.5);
  assert.equal((await ask({ plant: [`${foreign.supplier.id}:2140`] })).tonnes.now, 0);
});

test('OFF-159 OFF-41 the figures of all tables leave as one file, as they are filtered', async () => {
  const asked = { ...ALL, customer: [String(site.company.id)], format: 'csv' as const };
  const { id, rows } = await north(reportExport, asked);
  const [head, ...lines] = (await (await north(exportFile, { id })).text()).trimEnd().split('\r\n');
  assert.match(head ?? '', /Auswertung;Ab;Name;Wert;Einheit$/);
  assert.equal(lines.length, rows);
  assert.deepEqual(lines.slice(0, 3), [
    'Tonnage je Tag und Werk;16.11.2026;Asphaltwerk Lauenau;25,5;t',
    'Tonnage je Tag und Werk;16.11.2026;Kieswerk Rinteln;4,5;t',
    'Material;;Tragschicht AC 22 T S;25,5;t',
  ]);
  assert.ok(lines.includes('Vorlauf der Abrufe;;über 72 h;0;Anfragen'));
});

test('OFF-251 each table of the reports is a sheet of its own', async () => {
  const asked = { ...ALL, customer: [String(site.company.id)], format: 'xlsx' as const };
  const { id, rows } = await north(reportExport, asked);
  const file = await north(exportFile, { id });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  assert.deepEqual(
    sheets.map(({ name }) => name),
    ['Tonnage je Tag und Werk', 'Material', 'Kunde', 'Vorlauf der Abrufe', 'Antworten'],
  );
  const tables = sheets.map((sheet) => sheet.rows);
  assert.equal(
    tables.reduce((sum, table) => sum + table.length - 1, 0),
    rows,
  );
  const [[head = [], first = []] = [], [, material] = []] = tables;
  assert.deepEqual(head, ['Tag', 'Asphaltwerk Lauenau, t', 'Kieswerk Rinteln, t', 'Gesamt, t']);
  assert.deepEqual(first.slice(1), [25.5, 4.5, 30]);
  assert.deepEqual(material, ['Tragschicht AC 22 T S', 25.5]);
  assert.deepEqual(tables[4]?.at(-1), ['storniert', 0]);
});

test('OFF-188 answered requests: rate, median time within opening hours, lead time', async () => {
  const { supplier, company, item, person } = site;
  const [number = ''] = item.factory_numbers;
  await server.build({}, async (db) => {
    const key = { supplierId: supplier.id, number, version: 1 };
    await insertPlants(db, supplier.id, [{ number, name: 'Asphaltwerk Lauenau' }]);
    const hours = { weekday: { from: '06:00', until: '17:00' }, saturday: null };
    const change = { ...hours, hourlyLimit: null, dispatchPhone: null };
    await updatePlant(db, [supplier.id], key, change, { name: 'Demo', at: new Date(NOW) });
  });
  const answer = async (
    created: string,
    status: 3 | 4 | 5,
    action: string,
    at: string,
    isChanged = false,
  ) => {
    const made = await site.order({
      status,
      created_at: new Date(created),
      created_by: person.id,
      starts_on: '2026-11-20',
    });
    await server.build({ companies: [company.id] }, async (db) => {
      const steps = [{ action, at }, ...(isChanged ? [{ action: 'requestChange', at }] : [])];
      for (const [index, step] of steps.entries()) {
        await insertStep(db, {
          company_id: company.id,
          call_off_id: made.id,
          version: index + 2,
          event_id: newId(),
          to_status: status,
          old_values: '{}',
          new_values: '{}',
          ...step,
        });
      }
    });
  };
  // The evening before, answered 38 minutes after opening; and three more.
  await answer('2026-11-16T20:00:00+01:00', 4, 'confirm', '2026-11-17T06:38:00+01:00');
  await answer('2026-11-17T08:00:00+01:00', 4, 'confirm', '2026-11-17T08:10:00+01:00', true);
  await answer('2026-11-17T09:00:00+01:00', 3, 'refuse', '2026-11-17T10:00:00+01:00');
  await answer('2026-11-18T09:00:00+01:00', 5, 'cancel', '2026-11-18T09:20:00+01:00');
  await site.order({
    status: 1,
    created_at: new Date('2026-11-18T10:00:00Z'),
    created_by: person.id,
  });
  await foreign.order({
    status: 3,
    created_at: new Date('2026-11-17T10:00:00Z'),
    created_by: foreign.person.id,
  });
  const { confirmed, response_minutes, requests, answers, lead_classes } = await ask();
  assert.deepEqual(answers, { plain: 1, changed: 1, refused: 1, cancelled: 1 });
  assert.deepEqual(confirmed, { now: 50, before: null });
  assert.deepEqual(response_minutes, { now: 29, before: null });
  assert.equal(requests, 5);
  // Begin at 07:00 on the 20th: 22 h for the one that waits, 46 h, and more than 72 h for the three others.
  assert.deepEqual(lead_classes, [0, 1, 1, 2, 1]);
});

test('OFF-187 a period that ends before it begins or lasts longer than a year is refused', async () => {
  for (const [from, until] of [
    ['2026-11-18', '2026-11-16'],
    ['2025-01-01', '2026-11-16'],
    ['2199-12-30', '2200-01-02'],
  ] as const) {
    const refused = await ask({ from, until }).catch((error: unknown) => error);
    assert.ok(refused instanceof CallError);
    assert.deepEqual([refused.status, refused.errors[0]?.field], [422, 'until']);
  }
  const usual = await ask({ from: null, until: null });
  assert.deepEqual([usual.from, usual.until], ['2026-11-02', '2026-11-13']);
});
