import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import {
  end,
  holdAdditions,
  IMPORT_KEY,
  startCoreServer,
  TOKEN,
} from '#testing/server/core-server.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startCoreServer({ after });
const { request } = server;
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

test('API-06 success is an envelope under /api/v2 that nobody may keep', async () => {
  const answer = await request('GET', '/api/v2/tests/echo/a?count=3');
  assert.equal(answer.status, 200);
  assert.deepEqual(answer.json, {
    data: { understood: '{"id":"a","day":null,"flag":null,"count":3}' },
  });
  assert.equal(answer.headers.get('Content-Type'), 'application/json; charset=utf-8');
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  assert.match(answer.headers.get('X-Request-Id') ?? '', /^[0-9a-f]{8}-[0-9a-f]{4}$/);
});

const add = { token: TOKEN, body: form({ company_number: server.company.companyNr, note: '' }) };
type Case = readonly [status: number, code: RegExp, method: string, path: string, request?: object];
const CASES: readonly Case[] = [
  [400, /gelesen/, 'GET', 'tests/echo/a?count=%zz'],
  [400, /gelesen/, 'GET', 'tests/echo/%zz?count=1'],
  [
    400,
    /vollständiges JSON/,
    'POST',
    'tests/load',
    { token: IMPORT_KEY, body: '[', headers: { 'Content-Type': 'application/json' } },
  ],
  [401, /Sitzung/, 'GET', 'tests/end?how=404'],
  [401, /Sitzung/, 'GET', 'tests/end?how=404', { token: 'abr_dead' }],
  [401, /Sitzung/, 'GET', 'tests/end?how=404', { headers: { Authorization: `Basic ${TOKEN}` } }],
  [401, /Importschlüssel/, 'POST', 'tests/load', { token: TOKEN }],
  [403, /Firma/, 'POST', 'tests/add', { ...add, body: form({ company_number: 'K0', note: '' }) }],
  [404, /Lieferung/, 'GET', 'tests/end?how=404', { token: TOKEN }],
  [404, /laden Sie die Seite neu/, 'GET', 'tests/nothing', { token: TOKEN }],
  [409, /mehreren/, 'GET', 'tests/end?how=409', { token: TOKEN }],
  [413, /zu groß/, 'POST', 'tests/echo/a', { body: form({ id: 'x'.repeat(70_000) }) }],
  [
    415,
    /Inhalt/,
    'POST',
    'tests/echo/a',
    { body: '{"count":"1"}', headers: { 'Content-Type': 'application/json' } },
  ],
  [415, /Inhalt/, 'POST', 'tests/load', { token: IMPORT_KEY, body: form({ a: 'b' }) }],
  [422, /prüfen/, 'GET', 'tests/echo/a?count=11'],
  [500, /Nummer/, 'GET', 'tests/end?how=fault', { token: TOKEN }],
];
for (const [status, message, method, path, sent] of CASES) {
  test(`${method} ${path.slice(0, 30)} ${JSON.stringify(sent ?? '').slice(0, 60)} answers ${status} in the one shape of failures`, async () => {
    const answer = await request(method, path, sent);
    assert.equal(answer.status, status);
    const body = z.parse(z.strictObject(failure.def.shape), answer.json);
    assert.match(body.message, message);
    assert.equal(body.data.error, body.message);
    assert.equal(body.request_id, answer.headers.get('X-Request-Id'));
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  });
}

test('an internal error shows its request id and no details', async () => {
  const { text } = await request('GET', 'tests/end?how=fault', { token: TOKEN });
  assert.doesNotMatch(text, /secret|internals|server/i);
});

test('concurrent changes of the same rows are a conflict that may be retried', async () => {
  const answer = await request('GET', 'tests/end?how=lock', { token: TOKEN });
  assert.equal(answer.status, 409);
  assert.equal(answer.headers.get('Retry-After'), '1');
});

test('422 names every wrong field in German', async () => {
  const { json } = await request('GET', 'tests/echo/a?count=x&day=2026-11-20&flag=ja');
  assert.deepEqual(
    z.parse(failure, json).errors.map(({ field }) => field),
    ['day', 'flag', 'count'],
  );
  assert.match(z.parse(failure, json).errors[0]?.message ?? '', /20\.11\.2026/);
});

test('a change refuses fields it does not know, a read ignores them', async () => {
  const body = form({ company_number: server.company.companyNr, note: '', nota: 'x' });
  const { status, json } = await request('POST', 'tests/add', { token: TOKEN, body });
  assert.equal(status, 422);
  assert.deepEqual(
    z.parse(failure, json).errors.map(({ field }) => field),
    ['nota'],
  );
  assert.equal((await request('GET', 'tests/echo/a?count=1&nota=x')).status, 200);
});

test('a permission the caller lacks in the company is 403, whatever the input says', async (t) => {
  const [first] = server.caller.memberships;
  assert.ok(first);
  const other = await startCoreServer(t, {
    database: server.database,
    deps: {
      authenticate: async () => ({
        ...server.caller,
        memberships: [{ ...first, permissions: [] }],
      }),
    },
  });
  const answer = await other.request('POST', 'tests/add', add);
  assert.equal(answer.status, 403);
  assert.match(answer.text, /Sie dürfen .+ Ansprechperson im Werk/);
});

test('the server refuses to start when a call is not fully declared', async (t) => {
  const start = (...calls: readonly object[]) =>
    startTestServer(t, {
      database: server.database,
      deps: { handlers: calls.map((call) => handle({ ...end, ...call }, async () => ({}))) },
    });
  const input = z.object({ how: z.string() });
  await assert.rejects(start({ rate: undefined }), /tests\.end: rate missing/);
  await assert.rejects(start({}, {}), /name taken twice[^]*GET tests\/end taken twice/);
  await assert.rejects(start({ path: 'a/{id}', input }), /path field id is not in the input/);
  await assert.rejects(start({ tenant: 'company' }), /company_number missing/);
  await assert.rejects(start({ tenant: 'none' }), /tenant none for a user/);
  await assert.rejects(
    start({ input: z.object({ how: z.number() }) }),
    /how cannot travel in a form/,
  );
});

test('calls beyond the limit get 429, and health checks answer meanwhile', async (t) => {
  const busy = await startCoreServer(t, { database: server.database });
  const release = holdAdditions();
  const all = Array.from({ length: 150 }, () =>
    busy.request('POST', 'tests/add', {
      token: TOKEN,
      body: form({ company_number: busy.company.companyNr, note: '', how: 'held' }),
    }),
  );
  await Promise.race(all); // the calls that run are held: the first answer is that of one beyond the limit
  assert.equal((await busy.request('GET', '/healthz')).status, 200);
  release();
  const answers = await Promise.all(all);
  const putOff = answers.filter(({ status }) => status === 429);
  assert.ok(putOff.length > 0 && putOff.length < 150);
  assert.ok(putOff.every(({ headers }) => headers.get('Retry-After') === '1'));
  assert.ok(answers.every(({ status }) => status === 200 || status === 429));
});
