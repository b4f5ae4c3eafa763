import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contract from '@abrufbar/contract/content/office-pages.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import { buildHelp, buildLegalText, buildMaintenance } from '#content/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';

const env = { BRAND_HOSTS: 'localhost=nordstein' };
const server = await startTestServer({ after }, { now: NOW, env });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const sabine = await enter({ name: 'Sabine Kruse', role: 'editor', brands: BRANDS });
const katrin = await enter({ name: 'Katrin Vogt', role: 'admin', brands: BRANDS });
const ofOneBrand = await enter({ name: 'Pia Engel', role: 'editor' });

const HELP = 'help:/dashboard';
await server.build({}, async (db) => {
  await buildHelp(db, '/dashboard', '<p>Oben wählen Sie Ihre Firma.</p>');
  await buildLegalText(db, { html: '<p>Fassung 1</p>', publishedAt: new Date(0) });
});

type Edit = { readonly key: string; readonly html: string };
const write = async (send: typeof sabine, { key, html }: Edit) => {
  const { version } = await send(contract.officePage, { key });
  return send(contract.officeSaveDraft, { key, version, html });
};
const publish = async (send: typeof sabine, edit: Edit) => {
  const { version } = await write(send, edit);
  const call = edit.key.startsWith('terms:') ? contract.officePublishTerms : contract.officePublish;
  return send(call, { key: edit.key, version });
};
const helpOf = async (path: string) =>
  (await server.send(content.helpPage, { url: path, scheme: path })).content;

test('OFF-141 OFF-144 a draft changes nothing outside the office; published it counts and an earlier version comes back', async () => {
  const drafted = await write(sabine, { key: HELP, html: '<p>Neu</p><script>1</script>' });
  assert.equal(drafted.draft, '<p>Neu</p>');
  assert.equal(await helpOf('/dashboard'), '<p>Oben wählen Sie Ihre Firma.</p>');
  const { version } = drafted;
  const published = await sabine(contract.officePublish, { key: HELP, version });
  assert.equal(await helpOf('/dashboard'), '<p>Neu</p>');
  assert.equal(published.draft, null);
  assert.deepEqual(published.versions[0], {
    number: 2,
    published_at: NOW,
    published_by: 'Sabine Kruse',
  });
  const first = await sabine(contract.officePageVersion, { key: HELP, number: 1 });
  await publish(sabine, { key: HELP, html: first.html });
  assert.equal(await helpOf('/dashboard'), '<p>Oben wählen Sie Ihre Firma.</p>');
  assert.deepEqual(
    await refusalOf(sabine(contract.officePublish, { key: HELP, version: published.version + 2 })),
    { status: 409, code: 'nothing_to_publish' },
  );
});

test('OFF-143 published terms are asked for again from everybody', async () => {
  const { token } = await buildSite(server);
  const ask = async () =>
    (await server.send(session.user, { company_number: null }, { token }))
      .accepted_terms_of_use_date;
  await server.send(content.acceptTerms, {}, { token });
  assert.notEqual(await ask(), null);
  const edit = { key: 'terms:nordstein', html: '<p>Fassung 2 von {marke}, Stand {datum}</p>' };
  const { version } = await write(katrin, edit);
  assert.deepEqual(
    await refusalOf(katrin(contract.officePublish, { key: edit.key, version })),
    { status: 404, code: 'page_not_found' },
    'only with a code',
  );
  await katrin(contract.officePublishTerms, { key: edit.key, version });
  assert.equal(await ask(), null);
  const [day, month, year] = [NOW.slice(8, 10), NOW.slice(5, 7), NOW.slice(0, 4)];
  const { html } = await server.send(content.terms, {});
  assert.equal(html, `<p>Fassung 2 von Nordstein, Stand ${day}.${month}.${year}</p>`);
});

test('OFF-18 OFF-147 a colleague sees who writes; a save that comes too late names who was faster', async () => {
  const key = 'privacy:nordstein';
  const { version } = await write(sabine, { key, html: '<p>Sabine</p>' });
  assert.equal((await sabine(contract.officePage, { key })).editing, null);
  assert.equal((await katrin(contract.officePage, { key })).editing, 'Sabine Kruse');
  await katrin(contract.officeSaveDraft, { key, version, html: '<p>Katrin</p>' });
  assert.equal((await sabine(contract.officePage, { key })).editing, 'Katrin Vogt');
  for (const act of [
    () => sabine(contract.officeSaveDraft, { key, version, html: '<p>Spät</p>' }),
    () => sabine(contract.officePublish, { key, version }),
    () => sabine(contract.officeDiscardDraft, { key, version }),
  ]) {
    await assert.rejects(act, {
      status: 409,
      reason: { code: 'stale_version', by: 'Katrin Vogt', at: NOW },
    });
  }
  assert.equal((await katrin(contract.officePage, { key })).draft, '<p>Katrin</p>');
  server.at(new Date(Date.parse(NOW) + 11 * 60_000).toISOString());
  const again = asStaff(
    server,
    await signedIn(server, await addMember(server, { role: 'editor' }, NOW), NOW),
  );
  assert.equal((await again(contract.officePage, { key })).editing, null, 'after ten minutes');
  server.at(NOW);
});

test('OFF-147 of two first drafts of one text one is kept', async () => {
  const first = { key: 'imprint:nordstein', version: 0, html: '<p>eins</p>' };
  const results = await Promise.allSettled(
    [sabine, katrin].map((send) => send(contract.officeSaveDraft, first)),
  );
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});

test('OFF-148 texts of a brand are its own; help pages are changed by who holds both brands', async () => {
  const { items, may_change_help } = await ofOneBrand(contract.officePages, {});
  assert.equal(may_change_help, false);
  assert.ok(items.some(({ key }) => key === HELP));
  const foreign = 'terms:suedkies';
  await write((call, input) => sabine(call, input, { brand: 'suedkies' }), {
    key: foreign,
    html: '<p>Süd</p>',
  });
  assert.ok(!(await ofOneBrand(contract.officePages, {})).items.some(({ key }) => key === foreign));
  assert.deepEqual(await refusalOf(ofOneBrand(contract.officePage, { key: foreign })), {
    status: 404,
    code: 'page_not_found',
  });
  const { version } = await ofOneBrand(contract.officePage, { key: HELP });
  for (const act of [
    () => ofOneBrand(contract.officeSaveDraft, { key: HELP, version, html: '<p>x</p>' }),
    () => ofOneBrand(contract.officeRemovePage, { key: HELP, version }),
    () => ofOneBrand(contract.officeCreatePage, { path: '/profile', name: 'Profil' }),
  ]) {
    assert.deepEqual(await refusalOf(act()), { status: 403, code: 'help_of_all_brands' });
  }
});

test('OFF-149 help pages are made for a page of the portal and removed', async () => {
  const path = '/calloff-detail/{id}';
  const page = await sabine(contract.officeCreatePage, { path, name: 'Ein Abruf' });
  await assert.rejects(sabine(contract.officeCreatePage, { path, name: 'Zweiter' }), {
    status: 422,
  });
  await assert.rejects(sabine(contract.officeCreatePage, { path: 'Abruf', name: 'x' }), {
    status: 422,
  });
  const { version } = await publish(sabine, { key: page.key, html: '<p>Ein Abruf</p>' });
  assert.equal(await helpOf('/calloff-detail/7'), '<p>Ein Abruf</p>');
  await sabine(contract.officeRemovePage, { key: page.key, version });
  assert.equal(await helpOf('/calloff-detail/7'), '');
});

test('OFF-83 the log names versions that were published, and of drafts the first save alone', async () => {
  const key = 'maintenance:nordstein';
  await write(sabine, { key, html: '<p>Bis 14 Uhr</p>' });
  await publish(sabine, { key, html: '<p>Bis 15 Uhr</p>' });
  const { rows } = await server.build({}, (db) =>
    sql<{ call: string; changes: unknown; object_name: string; brands: string[] }>`
      SELECT call, changes, object_name, brands FROM audit_staff
      WHERE object_kind = 'maintenance-text' ORDER BY id`.execute(db),
  );
  const of = { object_name: 'Nordstein', brands: ['nordstein'] };
  assert.deepEqual(rows, [
    { call: 'content.officeSaveDraft', changes: null, ...of },
    {
      call: 'content.officePublish',
      changes: { version: { old: null, new: 1 } },
      ...of,
    },
  ]);
});

test('OFF-140 OFF-146 MNT-01 a maintenance without a text of its own shows that of its brand', async () => {
  const key = 'maintenance:nordstein';
  await publish(sabine, { key, html: '<p>{marke} wird gewartet.</p>' });
  await server.build({}, (db) => buildMaintenance(db, { brand: null, startsAt: new Date(NOW) }));
  const ask = () => server.request('POST', 'terms-of-use');
  await until(async () => (await ask()).status === 503);
  const { html } = (await ask()).json as { html: string }; // the body of maintenance
  assert.equal(html, '<p>Nordstein wird gewartet.</p>');
});
