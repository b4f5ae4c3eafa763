import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import * as texts from '@abrufbar/contract/content/texts.ts';
import { insertSnippet } from '#content/snippet-store.ts';
import { updateTranslation } from '#content/translation-store.ts';
import { startTestServer, type TestServer } from '#testing/server/server.ts';

// 127.0.0.1 is no known host and so shows the first brand.
const env = { BRAND_HOSTS: 'nordstein.localhost=nordstein,localhost=suedkies' };
const server = await startTestServer({ after }, { now: '2026-11-20T05:40:00Z', env });
const { address, at, build, request, send } = server;
beforeEach(() => at('2026-11-20T05:40:00Z'));

/** The same call under the host of the other brand. */
const underSuedkies = async (method: string, path: string): Promise<unknown> => {
  const host = address.replace('127.0.0.1', 'localhost');
  const answer = await fetch(`${host}/api/v2/${path}`, { method });
  return Object(await answer.json()).data;
};

type Snippet = Parameters<typeof insertSnippet>[1];
const add = (fields: Partial<Snippet>) =>
  build({}, (db) =>
    insertSnippet(db, {
      brand: null,
      path: '/dashboard',
      scope: 'session',
      html: '<p>Neu: Sperrschicht</p>',
      startsAt: new Date('2026-11-20T05:00:00Z'),
      endsAt: null,
      ...fields,
    }),
  );
const snippet = async (url: string) =>
  (await send(texts.snippet, { url, targetGroup: 'on-site' }))?.html ?? null;

test('API-21 ENT-21 a snippet answers without login for its page, else null', async () => {
  assert.equal(await send(texts.snippet, { url: 'dashboard', targetGroup: 'on-site' }), null);
  const id = await add({ html: '<p onclick="x()">Neu</p>', scope: 'session_with_variables' });
  const { json } = await request('GET', 'marketing-snippet?url=dashboard&targetGroup=on-site');
  const expected = { snippet_document_id: id, scope: 'session_with_variables', html: '<p>Neu</p>' };
  assert.deepEqual(json, { data: expected });
  assert.equal(await snippet('construction-site'), null);
  for (const query of ['url=dashboard', 'url=dashboard&targetGroup=all', 'targetGroup=on-site']) {
    assert.equal((await request('GET', `marketing-snippet?${query}`)).status, 422, query);
  }
});

test('API-21 D-57 window, brand and the most exact pattern decide', async () => {
  const page = { path: '/contract-detail/{id}' };
  await add({ ...page, html: 'lange' });
  await add({
    ...page,
    html: 'heute',
    startsAt: new Date('2026-11-20T05:30:00Z'),
    endsAt: new Date('2026-11-20T06:00:00Z'),
  });
  await add({
    ...page,
    html: 'süd',
    brand: 'suedkies',
    startsAt: new Date('2026-11-20T05:35:00Z'),
  });
  await add({
    path: '/contract-detail/7',
    html: 'genau',
    startsAt: new Date('2026-11-01T00:00:00Z'),
  });
  const cases = [
    ['2026-11-20T04:59:59Z', null],
    ['2026-11-20T05:00:00Z', 'lange'],
    ['2026-11-20T05:40:00Z', 'heute'],
    ['2026-11-20T06:00:00Z', 'lange'],
  ] as const;
  for (const [moment, html] of cases) {
    at(moment);
    assert.equal(await snippet('contract-detail/8'), html, moment);
  }
  assert.equal(await snippet('contract-detail/7'), 'genau');
  const south = 'marketing-snippet?url=contract-detail/8&targetGroup=on-site';
  assert.equal(Object(await underSuedkies('GET', south)).html, 'süd');
});

const overrides = async () =>
  (await send(texts.translations, {})).items.map(({ key, text }) => [key, text]);

test('API-26 D-36 texts of the brand answer by POST without login', async () => {
  assert.deepEqual(await overrides(), []);
  const write = (brand: 'nordstein' | 'suedkies', key: string, text: string | null) =>
    build({}, (db) => updateTranslation(db, brand, { key, text, at: new Date() }));
  await write('nordstein', 'nav.home', 'Anfang');
  await write('nordstein', 'help.title', 'Rat');
  await write('nordstein', 'help.title', 'Rat und Tat');
  await write('suedkies', 'nav.home', 'Daheim');
  assert.deepEqual(await overrides(), [
    ['help.title', 'Rat und Tat'],
    ['nav.home', 'Anfang'],
  ]);
  assert.deepEqual(await underSuedkies('POST', 'app-translations'), {
    items: [{ key: 'nav.home', text: 'Daheim' }],
  });
  await write('nordstein', 'help.title', null);
  assert.deepEqual(await overrides(), [['nav.home', 'Anfang']]);
});

const rowsOf = ({ database, build: run }: TestServer) => {
  assert.ok(database);
  return run({}, (db) =>
    db.selectFrom('translations').select(['brand', 'key', 'text']).orderBy('key').execute(),
  );
};

test('API-27 D-59 T-46 a missing key becomes an empty entry once, and the answer tells nothing', async (t) => {
  const own = await startTestServer(t);
  const create = (key: string) => own.request('GET', `create-translation/${key}`);
  await own.build({}, (db) =>
    updateTranslation(db, 'nordstein', { key: 'a.b', text: 'steht schon da', at: new Date() }),
  );
  for (const key of ['neu.key-1_x', 'neu.key-1_x', 'a.b']) {
    const { status, text } = await create(key);
    assert.deepEqual([status, text], [200, '{"data":{}}'], key);
  }
  assert.deepEqual(await rowsOf(own), [
    { brand: 'nordstein', key: 'a.b', text: 'steht schon da' },
    { brand: 'nordstein', key: 'neu.key-1_x', text: null },
  ]);
  assert.deepEqual((await own.send(texts.translations, {})).items, [
    { key: 'a.b', text: 'steht schon da' },
  ]);
  for (const key of ['A.b', 'ä', 'a%20b', 'a%2Fb', '%3Cb%3E', 'a'.repeat(121)]) {
    assert.equal((await create(key)).status, 422, key);
  }
  assert.equal((await create('a'.repeat(120))).status, 200);
  const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
  assert.equal((await own.request('GET', 'create-translation/x.y', foreign)).status, 403);
  assert.equal((await rowsOf(own)).length, 3);
});

test('API-27 D-18 D-59 thirty an hour and address, five hundred empty entries at all', async (t) => {
  const own = await startTestServer(t);
  await own.build({}, async (db) => {
    const keys = Array.from({ length: 499 }, (_, n) => ({ brand: 'nordstein', key: `k.${n}` }));
    await db.insertInto('translations').values(keys).execute();
  });
  const create = (n: number) => own.request('GET', `create-translation/neu.${n}`);
  for (let n = 1; n <= 30; n += 1) assert.equal((await create(n)).status, 200, `${n}`);
  const { status, headers } = await create(31);
  assert.equal(status, 429);
  assert.ok(Number(headers.get('Retry-After')) > 60);
  const added = (await rowsOf(own)).filter(({ key }) => key.startsWith('neu.'));
  assert.deepEqual(
    added.map(({ key }) => key),
    ['neu.1'],
    'the others found it full',
  );
  assert.equal((await own.request('POST', 'app-translations')).status, 200);
});
