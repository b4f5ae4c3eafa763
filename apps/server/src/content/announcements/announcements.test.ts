import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contract from '@abrufbar/contract/content/office-announcements.ts';
import * as texts from '@abrufbar/contract/content/texts.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import { buildToken } from '#session/build.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const env = { BRAND_HOSTS: 'localhost=nordstein' };
const server = await startTestServer({ after }, { now: NOW, env });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const brinkmann = await buildOfficeSite(server, { company: 'Brinkmann Tiefbau GmbH' });
const holtmann = await buildOfficeSite(server, { company: 'Holtmann Bau KG' });
const kolb = await buildOfficeSite(server, { company: 'Kolb Bau', brand: 'suedkies' });
const sabine = await enter({ name: 'Sabine Kruse', role: 'editor', brands: BRANDS });
const katrin = await enter({ name: 'Katrin Vogt', role: 'admin', brands: BRANDS });
const ofOneBrand = await enter({ name: 'Pia Engel', role: 'editor' });

type Site = Awaited<ReturnType<typeof buildOfficeSite>>;
const tokenOf = ({ person }: Site) =>
  server.build({}, (db) => buildToken(db, person, new Date(NOW)));

type Entry = InputOf<typeof contract.officeCreateAnnouncement>;
const entry = (fields: Partial<Entry> = {}): Entry => ({
  own_title: null,
  both: false,
  on_start: true,
  on_login: false,
  path: null,
  starts_at: NOW,
  ends_at: '2026-11-21T11:00:00.000Z',
  companies: null,
  content: 'Werk Hohenfels: nur bis 12:00 Uhr & nicht länger.',
  closable: true,
  scope: 'session',
  is_planned: true,
  ...fields,
});
const create = (fields: Partial<Entry> = {}, send = sabine) =>
  send(contract.officeCreateAnnouncement, entry(fields));
const remove = ({ id, version }: { readonly id: string; readonly version: number }) =>
  sabine(contract.officeRemoveAnnouncement, { id, version });

/** The announcement a person sees on the start page; without a token, what the sign-in shows. */
const seen = async (token?: string) =>
  (await server.send(content.announcement, { device_type: 'pwa' }, token ? { token } : {}))
    ?.message ?? null;

test('OFF-200 OFF-201 a draft reaches nobody; planned it is seen within its window at its place', async () => {
  const token = await tokenOf(brinkmann);
  const draft = await create({ is_planned: false });
  assert.equal(draft.state, 'draft');
  assert.equal(draft.title, 'Werk Hohenfels');

  assert.equal(await seen(token), null);
  const { id, version } = draft;
  const planned = await sabine(contract.officeUpdateAnnouncement, { ...entry(), id, version });
  assert.equal(planned.content, 'Werk Hohenfels: nur bis 12:00 Uhr & nicht länger.');
  assert.equal(await seen(token), 'Werk Hohenfels: nur bis 12:00 Uhr &amp; nicht länger.');
  assert.equal(await seen(), null, 'not at the sign-in');
  server.at('2026-11-21T11:00:00.000Z');
  assert.equal(await seen(token), null, 'over');
  server.at(NOW);
  await remove(planned);
  assert.equal(await seen(token), null);
});

test('OFF-158 a title of its own names it in the office and is not shown in the portal', async () => {
  const token = await tokenOf(brinkmann);
  const made = await create({ own_title: 'Verladung Hohenfels', content: 'Nur bis 12 Uhr' });
  assert.deepEqual([made.title, made.own_title], ['Verladung Hohenfels', 'Verladung Hohenfels']);
  assert.equal(await seen(token), 'Nur bis 12 Uhr');
  const { id, version } = made;
  const without = entry({ content: 'Nur bis 12 Uhr' });
  const plain = await sabine(contract.officeUpdateAnnouncement, { ...without, id, version });
  assert.deepEqual([plain.title, plain.own_title], ['Nur bis 12 Uhr', null]);
  await remove(plain);
});

test('OFF-202 API-23 chosen companies alone see it; a wrong token counts as none', async () => {
  const [ours, theirs] = [await tokenOf(brinkmann), await tokenOf(holtmann)];
  const all = await create({ on_login: true, content: 'Für alle' });
  const chosen = await create({ companies: [brinkmann.company.id], content: 'Für Brinkmann' });
  assert.equal(await seen(ours), 'Für Brinkmann');
  assert.equal(await seen(theirs), 'Für alle');
  assert.equal(await seen(), 'Für alle');
  assert.equal(await seen('abr_falsch'), 'Für alle');
  const configured = await server.send(
    content.configuration,
    { device_type: 'pwa' },
    { token: ours },
  );
  assert.equal(configured.message, 'Für Brinkmann');
  await remove(chosen);
  await remove(all);
});

test('OFF-201 OFF-202 OFF-146 API-21 a snippet stands on its path for the chosen companies and names the brand', async () => {
  const [ours, theirs] = [await tokenOf(brinkmann), await tokenOf(holtmann)];
  const made = await create({
    path: '/contract-detail/{id}',
    on_start: false,
    companies: [brinkmann.company.id],
    content: '<p>Neu bei {marke}: <strong>Sperrschicht</strong></p><script>1</script>',
    scope: 'session_with_variables',
  });
  const of = async (token?: string) =>
    (
      await server.send(
        texts.snippet,
        { url: 'contract-detail/7', targetGroup: 'on-site' },
        token ? { token } : {},
      )
    )?.html ?? null;
  assert.equal(await of(ours), '<p>Neu bei Nordstein: <strong>Sperrschicht</strong></p>');
  assert.equal(await of(theirs), null);
  assert.equal(await of(), null);
  assert.equal(await seen(ours), null, 'no announcement');
  await remove(made);
});

const reach = (fields: Partial<InputOf<typeof contract.officeReach>> = {}, send = sabine) => {
  const { both, on_start, on_login, path, starts_at, ends_at, companies } = entry();
  const choice = { both, on_start, on_login, path, starts_at, ends_at, companies };
  return send(contract.officeReach, { ...choice, id: null, ...fields });
};

test('OFF-203 the reach counts people and companies of the choice', async () => {
  const all = await reach();
  assert.deepEqual([all.people, all.companies, all.all_companies], [2, 2, 2]);
  const wide = await reach({ both: true });
  assert.deepEqual([wide.people, wide.companies], [3, 3]);
  const one = await reach({ companies: [holtmann.company.id] });
  assert.deepEqual([one.people, one.companies, one.all_companies], [1, 1, 2]);
  assert.deepEqual(
    one.largest.map(({ name, people }) => [name, people]),
    [['Holtmann Bau KG', 1]],
  );
  const none = await reach({ companies: [kolb.company.id] });
  assert.deepEqual([none.people, none.companies], [0, 0], 'of the other brand');
});

test('OFF-203 companies are found by name, number and the plant they loaded at this year', async () => {
  await brinkmann.load({ factory_name: 'Werk Hohenfels' });
  const ask = (q: string) => sabine(contract.officeAudience, { q });
  const byName = await ask('holtm');
  assert.deepEqual(
    byName.companies.map(({ name }) => name),
    ['Holtmann Bau KG'],
  );
  const byNumber = await ask(brinkmann.company.company_nr);
  assert.deepEqual(
    byNumber.companies.map(({ id }) => id),
    [brinkmann.company.id],
  );
  const { companies, plants } = await ask('hohenf');
  assert.deepEqual(companies, []);
  assert.deepEqual(
    plants.map(({ name, companies: loaded }) => [name, loaded.map((one) => one.name)]),
    [['Werk Hohenfels', ['Brinkmann Tiefbau GmbH']]],
  );
  assert.deepEqual((await ask('kolb')).companies, [], 'of the other brand');
});

test('OFF-204 a covered announcement is named with the common time and companies; the last planned wins', async () => {
  const winter = await create({
    content: 'Winterpause: letzte Lieferung am 19.12.',
    starts_at: '2026-11-20T06:00:00.000Z',
    ends_at: null,
  });
  const choice = { companies: [brinkmann.company.id] };
  const { covered } = await reach(choice);
  assert.deepEqual(
    covered.map(({ title, from, until, companies }) => ({ title, from, until, companies })),
    [{ title: 'Winterpause', from: NOW, until: '2026-11-21T11:00:00.000Z', companies: 1 }],
  );
  assert.deepEqual((await reach({ ...choice, id: winter.id })).covered, [], 'not itself');
  assert.deepEqual(
    (await reach({ on_start: false, path: '/dashboard' })).covered,
    [],
    'another place',
  );
  assert.deepEqual(
    (await reach({ starts_at: '2026-11-19T06:00:00.000Z', ends_at: '2026-11-20T06:00:00.000Z' }))
      .covered,
    [],
    'another time',
  );
  server.at('2026-11-20T06:13:00Z');
  const token = await tokenOf(brinkmann);
  // Begins earlier, is planned later.
  const late = await create({ starts_at: '2026-11-19T06:00:00.000Z', content: 'Neu' });
  assert.equal(await seen(token), 'Neu');
  await remove(late);
  await remove(winter);
  server.at(NOW);
});

test('OFF-206 OFF-18 a save or removal that comes too late names who was faster', async () => {
  const { id, version } = await create({ is_planned: false });
  await katrin(contract.officeUpdateAnnouncement, {
    ...entry({ is_planned: false, content: 'Katrin' }),
    id,
    version,
  });
  for (const act of [
    () => sabine(contract.officeUpdateAnnouncement, { ...entry(), id, version }),
    () => remove({ id, version }),
  ]) {
    await assert.rejects(act, {
      status: 409,
      reason: { code: 'stale_version', by: 'Katrin Vogt', at: NOW },
    });
  }
  assert.equal((await sabine(contract.officeAnnouncement, { id })).content, 'Katrin');
  await remove({ id, version: version + 1 });
  assert.deepEqual(await refusalOf(sabine(contract.officeAnnouncement, { id })), {
    status: 404,
    code: 'announcement_not_found',
  });
});

test('OFF-207 both brands are for who holds both; foreign companies and wrong places are refused', async () => {
  const wide = await create({ both: true, is_planned: false });
  const { items } = await ofOneBrand(contract.officeAnnouncements, {});
  assert.deepEqual(
    items.map(({ id, can_change }) => [id, can_change]),
    [[wide.id, false]],
  );
  const foreign = { status: 403, code: 'foreign_brand' };
  const { id, version } = wide;
  assert.deepEqual(await refusalOf(create({ both: true }, ofOneBrand)), foreign);
  assert.deepEqual(
    await refusalOf(ofOneBrand(contract.officeUpdateAnnouncement, { ...entry(), id, version })),
    foreign,
  );
  assert.deepEqual(
    await refusalOf(ofOneBrand(contract.officeRemoveAnnouncement, { id, version })),
    foreign,
  );
  const [ours, theirs] = [[brinkmann.company.id], [kolb.company.id]];
  const cases: [Partial<Entry>, string][] = [
    [{ companies: theirs }, 'Firmen: Bitte wählen Sie einen der angebotenen Werte.'],
    [{ companies: ours, on_login: true }, 'Firmen: '],
    [{ companies: ours, both: true }, 'Firmen: '],
    [{ content: 'x'.repeat(301) }, 'Text: Bitte kürzen Sie die Eingabe.'],
    [{ on_start: false }, 'Ort: Bitte füllen Sie dieses Feld aus.'],
    [{ path: '/dashboard' }, 'Ort: '],
    [{ path: 'dashboard', on_start: false }, 'Adresse: '],
    [{ ends_at: '2026-11-20T06:00:00.000Z' }, 'Sichtbar bis: Das Ende liegt vor dem Beginn.'],
  ];
  for (const [fields, sentence] of cases) {
    await assert.rejects(
      create(fields),
      (error: { status: number; errors: { message: string }[] }) => {
        assert.equal(error.status, 422);
        const [first] = error.errors;
        assert.ok(first?.message.startsWith(sentence), `${first?.message}, not ${sentence}`);
        return true;
      },
    );
  }
  await remove(wide);
});

test('OFF-83 creating, changing and removing leave audit rows with named changes', async () => {
  const { id, version } = await create({ companies: [brinkmann.company.id] });
  await sabine(contract.officeUpdateAnnouncement, { ...entry({ ends_at: null }), id, version });
  await remove({ id, version: version + 1 });
  const { rows } = await server.build({}, (db) =>
    sql<{ call: string; changes: Record<string, unknown> | null; object_name: string }>`
      SELECT call, changes, object_name FROM audit_staff WHERE object_id = ${id} ORDER BY id`.execute(
      db,
    ),
  );
  assert.deepEqual(
    rows.map(({ call, changes, object_name }) => [
      call,
      changes && Object.keys(changes).toSorted(),
      object_name,
    ]),
    [
      [
        'content.officeCreateAnnouncement',
        ['begins', 'brands', 'companies', 'ended', 'planned', 'text'],
        'Werk Hohenfels',
      ],
      ['content.officeUpdateAnnouncement', ['companies', 'ended'], 'Werk Hohenfels'],
      ['content.officeRemoveAnnouncement', null, 'Werk Hohenfels'],
    ],
  );
});
