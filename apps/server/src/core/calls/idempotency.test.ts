import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Database } from '#core/database/database.ts';
import { add, leave, startCoreServer, TOKEN } from '#testing/server/core-server.ts';

const server = await startCoreServer({ after });
const { company, caller } = server;
const scope = { companies: [company.companyId], userId: caller.userId };

const count = (
  table: 'audit_company' | 'audit_user' | 'idempotency_company' | 'idempotency_user',
) =>
  server.build(
    scope,
    async (db: Database) => (await db.selectFrom(table).selectAll().execute()).length,
  );
const fields = (note: string, how = '') => ({ company_number: company.companyNr, note, how });
const post = (key: string, body: Record<string, string> | FormData, on = server) =>
  on.request('POST', 'tests/add', {
    token: TOKEN,
    headers: { 'Idempotency-Key': key },
    body: body instanceof FormData ? body : new URLSearchParams(body),
  });

test('a repeated change gives the first answer and has no second effect', async () => {
  const key = randomUUID();
  const before = await count('audit_company');
  const first = await post(key, fields('a'));
  const again = await post(key.toUpperCase(), fields('a'));
  assert.equal(first.headers.get('Idempotency-Replayed'), null);
  assert.equal(again.headers.get('Idempotency-Replayed'), 'true');
  assert.equal(again.text, first.text);
  assert.equal(again.status, 200);
  assert.equal(await count('audit_company'), before + 1);
});

test('the same fields in another order and another form are the same change', async () => {
  const key = randomUUID();
  const first = await post(key, fields('a'));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields('a')).toReversed()) form.append(name, value);
  assert.equal((await post(key, form)).text, first.text);
});

test('50 identical changes at once have one effect and one answer', async () => {
  const key = randomUUID();
  const before = await count('audit_company');
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(key, fields('b'))));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  assert.equal(await count('audit_company'), before + 1);
});

test('a key with another body is refused and changes nothing', async () => {
  const key = randomUUID();
  await post(key, fields('a'));
  const before = await count('audit_company');
  const { status, text } = await post(key, fields('other'));
  assert.equal(status, 422);
  assert.match(text, /Schlüssel/);
  assert.equal(await count('audit_company'), before);
});

test('two bodies under one key at once: one is done, the other refused', async () => {
  const key = randomUUID();
  const both = await Promise.all([post(key, fields('a')), post(key, fields('b'))]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 422]));
});

test('a refused change stores nothing, so that it may be sent again', async () => {
  const key = randomUUID();
  const before = await count('idempotency_company');
  assert.equal((await post(key, fields('a', '409'))).status, 409);
  assert.equal(await count('idempotency_company'), before);
});

test('the answer is found after a restart and by a second process', async (t) => {
  const key = randomUUID();
  const first = await post(key, fields('a'));
  const second = await startCoreServer(t, {
    database: server.database,
    deps: { authenticate: async () => caller },
  });
  const again = await post(key, fields('a'), second);
  assert.equal(again.text, first.text);
  assert.equal(again.headers.get('Idempotency-Replayed'), 'true');
});

test('while the same change still runs in another process the answer asks to retry', async () => {
  const key = randomUUID();
  // Another process has written this key and not yet committed.
  const { promise: release, resolve } = Promise.withResolvers<void>();
  const { promise: written, resolve: markWritten } = Promise.withResolvers<void>();
  const other = server.build(scope, async (db) => {
    await db
      .insertInto('idempotency_company')
      .values({
        company_id: company.companyId,
        user_id: caller.userId,
        call: add.name,
        key,
        digest: Buffer.alloc(32),
        status: 200,
        answer: '{}',
        created_at: new Date(),
      })
      .execute();
    markWritten();
    await release;
  });
  await written;
  const { status, headers } = await post(key, fields('a'));
  resolve();
  await other;
  assert.equal(status, 409);
  assert.equal(headers.get('Retry-After'), '1');
});

test('a key must be a UUID', async () => {
  const { status, text } = await post('1', fields('a'));
  assert.equal(status, 422);
  assert.match(text, /Idempotency-Key/);
});

test('a change of the own rows keeps key and record with the user', async () => {
  const key = randomUUID();
  const before = await count('audit_user');
  const send = () => server.send(leave, {}, { token: TOKEN, key });
  assert.deepEqual(await send(), await send());
  assert.equal(await count('audit_user'), before + 1);
  assert.equal(await count('idempotency_user'), 1);
});

test('a handler that does not name the company it changed is an error', async () => {
  assert.equal((await post(randomUUID(), fields('a', 'companyless'))).status, 500);
});

test('keys belong to one user and one call', async (t) => {
  const key = randomUUID();
  const first = await post(key, fields('a'));
  const other = await startCoreServer(t, { database: server.database });
  const answer = await other.send(
    add,
    { company_number: other.company.companyNr, note: 'a', how: null },
    { token: TOKEN, key },
  );
  assert.notDeepEqual({ data: answer }, first.json);
  assert.equal((await other.send(leave, {}, { token: TOKEN, key })).at.length, 24);
});
