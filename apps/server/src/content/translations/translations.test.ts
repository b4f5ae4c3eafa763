import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/content/office-translations.ts';
import * as texts from '@abrufbar/contract/content/texts.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { exportFile } from '@abrufbar/contract/staff/exports.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import { inTransaction } from '#core/database/database.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { NOW } from '#testing/concepts/site.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { startTestServer } from '#testing/server/server.ts';

const env = { BRAND_HOSTS: 'localhost=nordstein' };
const server = await startTestServer({ after }, { now: NOW, env });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const sabine = await enter({ name: 'Sabine Kruse', role: 'editor', brands: BRANDS });
const katrin = await enter({ name: 'Katrin Vogt', role: 'admin', brands: BRANDS });
const tom = await enter({ name: 'Tom Wilke', role: 'support' });
const site = await buildOfficeSite(server);
await buildOfficeSite(server, { brand: 'suedkies' });

type Filters = InputOf<typeof contract.officeTranslations>;
const list = (fields: Partial<Filters> = {}, send = sabine) =>
  send(contract.officeTranslations, { view: null, area: null, q: null, page: 1, ...fields });
const read = (key: string, send = sabine) => send(contract.officeTranslation, { key });
const write = (key: string, own_text: string, version = 0, send = sabine) =>
  send(contract.officeUpdateTranslation, { key, own_text, version });
const reset = (key: string, version: number, send = sabine) =>
  send(contract.officeResetTranslation, { key, version });
/** Texts of the portal of Nordstein. */
const onPhone = async () =>
  Object.fromEntries(
    (await server.send(texts.translations, {})).items.map(({ key, text }) => [key, text]),
  );
const report = (key: string) => server.send(texts.createTranslation, { key });

test('OFF-155 API-27 missing texts come first, then own ones, both newest first, then the standard by key', async () => {
  await report('contract.status.9');
  server.at('2026-11-20T06:31:00Z');
  await report('help.contact_hint');
  await report('items.create'); // of an old portal: the text is there
  const own = await write('items.create', 'Material abrufen');
  server.at('2026-11-20T06:32:00Z');
  await write('calloff.status.20', 'Wird geprüft', 0, katrin);
  server.at(NOW);
  const { items, counts, sections, pagination } = await list();
  assert.deepEqual(
    items.slice(0, 5).map(({ key, standard, text, state, changed_by: by }) => [
      [key, state],
      [standard, text, by],
    ]),
    [
      [
        ['help.contact_hint', 'missing'],
        [null, null, null],
      ],
      [
        ['contract.status.9', 'missing'],
        [null, null, null],
      ],
      [
        ['calloff.status.20', 'own'],
        ['In Prüfung', 'Wird geprüft', 'Katrin Vogt'],
      ],
      [
        ['items.create', 'own'],
        ['Abruf anlegen', 'Material abrufen', 'Sabine Kruse'],
      ],
      [
        ['accept.amount', 'standard'],
        [items[4]?.standard, null, null],
      ],
    ],
  );
  assert.equal(items[0]?.changed_at, '2026-11-20T06:31:00Z');
  assert.deepEqual([counts.missing, counts.own], [2, 2]);
  assert.ok(counts.standard > 700);
  assert.deepEqual(sections, counts);
  assert.equal(pagination.total_items, counts.missing + counts.own + counts.standard);
  assert.deepEqual(await read('items.create'), own);

  const missing = await list({ view: 'missing' });
  assert.deepEqual([missing.items.length, missing.sections.own, missing.counts.own], [2, 0, 2]);
  const pages = Math.ceil(pagination.total_items / 100);
  const last = await list({ page: pages });
  assert.equal(last.items.at(-1)?.key.startsWith('wizard.'), true);
  assert.equal(last.pagination.has_next_page, false);
});

test('OFF-155 areas and a search in key, standard and own text narrow the list and its counts', async () => {
  const found = async (fields: Partial<Filters>) =>
    (await list(fields)).items.map(({ key }) => key);
  assert.deepEqual(await found({ q: 'material ABRUFEN' }), ['items.create']);
  assert.deepEqual(await found({ q: 'ITEMS.create_' }), ['items.create_name']);
  assert.ok((await found({ q: 'pruefung', view: 'own' })).includes('calloff.status.20'));
  assert.deepEqual(await found({ q: 'Unfugtext' }), []);
  const { counts, items } = await list({ area: ['contracts', 'messages'] });
  // A key without bundled text belongs where others begin alike.
  assert.deepEqual(
    items.slice(0, 2).map(({ key }) => key),
    ['contract.status.9', 'items.create'],
  );
  assert.deepEqual([counts.missing, counts.own], [1, 1]);
  assert.ok(items.every(({ key }) => !key.startsWith('calloff.')));
});

test('OFF-156 a text counts in the portal of its brand alone, and at once', async () => {
  await write('nav.help', 'Rat', 0);
  assert.equal((await onPhone())['nav.help'], 'Rat');
  const other = await sabine(
    contract.officeTranslation,
    { key: 'nav.help' },
    { brand: 'suedkies' },
  );
  assert.deepEqual([other.text, other.state], [null, 'standard']);
  const suedkies = await list({ view: 'own' }, (call, input) =>
    sabine(call, input, { brand: 'suedkies' }),
  );
  assert.deepEqual(suedkies.items, []);
});

test('OFF-156 a text without a placeholder of the standard, or with another one, is refused with its field', async () => {
  const key = 'wizard.open_amount'; // Offen {menge} {einheit}
  for (const text of ['Offen', 'Offen {menge}', 'Offen {menge} {einheit} {tag}']) {
    await assert.rejects(
      write(key, text),
      (error: { status: number; errors: { field: string; message: string }[] }) => {
        assert.equal(error.status, 422);
        assert.equal(error.errors[0]?.field, 'own_text');
        assert.match(error.errors[0]?.message ?? '', /^Eigener Text: Bitte /);
        return true;
      },
    );
  }
  const { text } = await write(key, '{einheit}: noch {menge}');
  assert.equal(text, '{einheit}: noch {menge}');
  const gone = { status: 404, code: 'translation_not_found' };
  assert.deepEqual(await refusalOf(write('nirgends.text', 'Neu')), gone);
  assert.deepEqual(await refusalOf(read('nirgends.text')), gone);
});

test('OFF-157 D-59 reset counts at once; a filled key without bundled text is missing again and can then be removed', async () => {
  const { version } = await read('nav.help');
  const back = await reset('nav.help', version);
  assert.deepEqual([back?.state, back?.text, back?.version], ['standard', null, version + 1]);
  assert.equal((await onPhone())['nav.help'], undefined);
  // The way back of ten seconds writes it again.
  await write('nav.help', 'Rat', version + 1);
  assert.equal((await onPhone())['nav.help'], 'Rat');

  const filled = await write('contract.status.9', 'ruht');
  assert.equal((await onPhone())['contract.status.9'], 'ruht');
  const missing = await reset('contract.status.9', filled.version);
  assert.equal(missing?.state, 'missing');
  assert.equal(await reset('contract.status.9', missing.version), null);
  assert.equal((await refusalOf(read('contract.status.9'))).status, 404);
});

test('OFF-157 OFF-18 a save or reset that comes too late names who was faster and changes nothing', async () => {
  const first = await write('nav.home', 'Baustellen und mehr', 0, katrin);
  const late = { status: 409, code: 'stale_version', by: 'Katrin Vogt', at: NOW };
  assert.deepEqual(await refusalOf(write('nav.home', 'Orte')), late);
  assert.deepEqual(await refusalOf(reset('nav.home', 0)), late);
  await reset('nav.home', first.version, katrin);
  // A reset text keeps counting: a save on the state before the first text stays too late.
  assert.deepEqual(await refusalOf(write('nav.home', 'Orte', first.version)), late);
  assert.equal((await read('nav.home')).text, null);
});

test('OFF-155 OFF-41 exactly the shown texts leave as a file for editors too', async () => {
  const { id, rows } = await sabine(contract.officeTranslationExport, {
    view: 'own',
    area: ['call-offs'],
    q: null,
    columns: ['key', 'own', 'changed', 'status'],
    format: 'csv',
  });
  const lines = (await (await sabine(exportFile, { id })).text()).trimEnd().split('\r\n');
  assert.equal(lines.length, rows + 1);
  const [head = '', ...others] = lines;
  assert.match(head, /Schlüssel;Eigener Text;Geändert am;Geändert um;Geändert von;Status$/);
  assert.ok(others.some((line) => /^calloff\.status\.20;Wird geprüft;.*;Katrin Vogt;/.test(line)));
});

test('OFF-83 OFF-22 changes stand in the log with old and new text; support reads and changes nothing', async () => {
  const { rows } = await server.build({}, (db) =>
    sql<{ call: string; changes: unknown; brands: string[] }>`
      SELECT call, changes, brands FROM audit_staff WHERE object_name = 'items.create' ORDER BY id`.execute(
      db,
    ),
  );
  assert.deepEqual(rows, [
    {
      call: 'content.officeUpdateTranslation',
      changes: { text: { old: null, new: 'Material abrufen' } },
      brands: ['nordstein'],
    },
  ]);
  assert.ok((await list({}, tom)).items.length > 0);
  assert.equal((await refusalOf(write('items.create', 'Neu', 1, tom))).status, 403);
  assert.equal((await refusalOf(reset('items.create', 1, tom))).status, 403);
});

test('OFF-16 the role of staff reads and writes texts of its own brands alone', async () => {
  const as = <T>(
    suppliers: readonly number[],
    work: (db: Parameters<Parameters<typeof inTransaction>[2]>[0]) => Promise<T>,
  ) => inTransaction(server.database.staff, { suppliers }, work);
  const brands = (suppliers: readonly number[]) =>
    as(suppliers, async (db) =>
      (await db.selectFrom('translations').select('brand').distinct().execute()).map(
        ({ brand }) => brand,
      ),
    );
  assert.deepEqual(await brands([]), []);
  assert.deepEqual(await brands([site.supplier.id]), ['nordstein']);
  await assert.rejects(
    as([site.supplier.id], (db) =>
      db.insertInto('translations').values({ brand: 'suedkies', key: 'a.b', text: 'x' }).execute(),
    ),
    /row-level security/,
  );
});
