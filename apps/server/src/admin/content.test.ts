import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import * as texts from '@abrufbar/contract/content/texts.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import { CONTENT_COMMANDS } from '#admin/content.ts';
import { readSettings } from '#core/settings.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00Z';
const server = await startTestServer({ after }, { now: NOW });
const folder = mkdtempSync(join(tmpdir(), 'abrufbar-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'text.html');

const settings = readSettings({});
const run = (name: string, values: Record<string, string>) => {
  const command = CONTENT_COMMANDS[name];
  assert.ok(command, name);
  const context = { settings, now: new Date(NOW) };
  return server.build({}, (db) => command.run({ ...context, db }, values));
};
const html = (text: string) => {
  writeFileSync(file, text);
  return { file };
};

test('D-56 D-60 OFF-83 staff publish terms, privacy terms, imprint and help; what acts is taken out', async () => {
  const terms = () => server.send(content.terms, {});
  const nordstein = { brand: 'nordstein' };
  await run('legal-text', { ...nordstein, kind: 'terms', ...html('<p onclick="x()">1</p>') });
  assert.equal((await terms()).html, '<p>1</p>');
  const later = { ...nordstein, kind: 'terms', from: '2026-11-20T07:40+01:00', ...html('2') };
  assert.match(await run('legal-text', later), /2026-11-20T06:40:00\.000Z/);
  assert.equal((await terms()).html, '<p>1</p>');
  server.at('2026-11-20T06:40:00Z');
  assert.equal((await terms()).html, '2');
  await run('legal-text', { ...nordstein, kind: 'privacy', ...html('<p>DSGVO</p>') });
  assert.equal((await server.send(content.privacy, {})).html, '<p>DSGVO</p>');
  await run('legal-text', { ...nordstein, kind: 'imprint', ...html('<p>§ 5 DDG</p><script>1') });
  assert.equal((await server.send(content.imprint, {})).html, '<p>§ 5 DDG</p>');
  await run('help', { path: '/contract-detail/{id}', ...html('<p>Rat</p>') });
  const about = { url: 'contract-detail/7', scheme: '/contract-detail/7' };
  assert.equal((await server.send(content.helpPage, about)).content, '<p>Rat</p>');
  const logged = await server.build({}, (db) =>
    db
      .selectFrom('audit_staff')
      .select(['actor', 'object_kind', 'object_name', 'brands'])
      .where('call', '=', 'admin.publish')
      .orderBy('id')
      .execute(),
  );
  assert.equal(logged.length, 5);
  assert.deepEqual(logged.at(-1), {
    actor: 'Befehlszeile',
    object_kind: 'help',
    object_name: '/contract-detail/{id}',
    brands: ['nordstein', 'suedkies'],
  });
});

test('D-57 staff announce and advertise, for a brand and a time', async () => {
  const announced = () => server.send(content.announcement, { device_type: 'pwa' });
  await run('announcement', { message: 'Südkies', brand: 'suedkies' });
  assert.equal(await announced(), null);
  const window = { from: '2026-11-20T06:00Z', until: '2026-11-20T07:00Z' };
  await run('announcement', { message: '<b>Heute</b>', permanent: 'yes', ...window });
  server.at('2026-11-20T06:00:00Z');
  assert.deepEqual(await announced(), { message: '<b>Heute</b>', is_permanent: true });
  await run('snippet', { path: '/dashboard', scope: 'session', ...window, ...html('<p>Neu</p>') });
  const snippet = () => server.send(texts.snippet, { url: 'dashboard', targetGroup: 'on-site' });
  assert.equal((await snippet())?.html, '<p>Neu</p>');
  server.at('2026-11-20T07:00:00Z');
  assert.deepEqual([await announced(), await snippet()], [null, null]);
});

test('D-36 D-59 staff write a text in place of the bundled one and take it back', async () => {
  const overrides = async () => (await server.send(texts.translations, {})).items;
  const title = { brand: 'nordstein', key: 'nav.help' };
  await run('translation', { ...title, text: 'Rat' });
  assert.deepEqual(await overrides(), [{ key: 'nav.help', text: 'Rat' }]);
  assert.match(await run('translation', title), /bundled text again/);
  assert.deepEqual(await overrides(), []);
});

test('values that make no sense are refused with a sentence', async () => {
  const cases: [command: string, values: Record<string, string>, message: RegExp][] = [
    ['legal-text', { brand: 'anders', kind: 'terms', file }, /no brand anders/],
    [
      'legal-text',
      { brand: 'nordstein', kind: 'agb', file },
      /no kind agb; terms or privacy or imprint/,
    ],
    ['help', { path: '/help', file: join(folder, 'none.html') }, /none\.html cannot be read/],
    ['announcement', { message: 'x', from: '20.11.2026' }, /Not an instant: 20\.11\.2026/],
    ['announcement', { message: 'x', until: '2026-11-20T25:00Z' }, /Not an instant/],
    ['snippet', { path: '/', scope: 'day', file }, /no scope day; session or/],
    ['translation', { brand: 'nordstein', key: 'Nav Help', text: 'x' }, /Not a key: Nav Help/],
  ];
  for (const [command, values, message] of cases) {
    await assert.rejects(run(command, values), { message });
  }
});
