import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { statusesOf } from '@abrufbar/contract/protocol/statuses.ts';
import { handlers } from '#app.ts';
import { officeHandlers } from '#office-handlers.ts';
import { problemsOf } from '#core/calls/check-calls.ts';
import { startTestServer } from '#testing/server/server.ts';

const calls = handlers.map(({ call }) => call);
const officeCalls = officeHandlers.map(({ call }) => call);
const server = await startTestServer({ after });
const DEAD = `abr_0199a0a0-0000-7000-8000-000000000000.${'A'.repeat(43)}`;

const pathOf = ({ path }: Call) => path.replace(/\{\w+\}/g, '0199a0a0-0000-7000-8000-000000000000');
const ask = (call: Call, headers: Readonly<Record<string, string>>) =>
  server.request(call.method, pathOf(call), { headers });

test('every call has a complete rule, and every call of the contract is answered', async () => {
  assert.deepEqual(problemsOf([...calls, ...officeCalls]), []);
  const folder = fileURLToPath(import.meta.resolve('@abrufbar/contract/companies.ts')).replace(
    'companies.ts',
    '',
  );
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
  const exported = await Promise.all(files.map((name) => import(folder + name)));
  const declared = exported
    .flatMap((module) => Object.values<unknown>(module))
    .filter((value): value is Call => Object.hasOwn(Object(value), 'output'));
  assert.deepEqual(
    new Set([...calls, ...officeCalls].map(({ name }) => name)),
    new Set(declared.map(({ name }) => name)),
  );
});

for (const call of calls.filter(({ who }) => who !== 'anyone')) {
  test(`${call.name} answers 401 without and with a dead token, whatever it is asked`, async () => {
    const without = await ask(call, {});
    assert.equal(without.status, 401);
    const dead = await ask(call, { Authorization: `Bearer ${DEAD}` });
    assert.equal(dead.status, 401);
    assert.equal(dead.headers.get('Cache-Control'), 'no-store');
  });
}

for (const call of calls.filter(({ who }) => who === 'anyone')) {
  test(`${call.name} needs no login and refuses nobody for a dead token`, async () => {
    const { status } = await ask(call, { Authorization: `Bearer ${DEAD}` });
    assert.ok([200, 422].includes(status), `${status}`);
    assert.ok(statusesOf(call).some((documented) => documented === status));
  });
}

test('OpenAPI 3.1 describes every call with its rule', async () => {
  const { json } = await server.request('GET', '/api/v2/openapi.json');
  const { openapi, paths } = Object(json);
  assert.equal(openapi, '3.1.0');
  for (const { path, method, name, tenant, who } of calls) {
    const operation = paths[`/${path}`]?.[method.toLowerCase()];
    assert.equal(operation?.operationId, name);
    assert.equal(operation['x-tenant'], tenant);
    const ways = { anyone: 0, user: 1, 'link-or-user': 2, 'import-key': 1, 'company-key': 1 };
    assert.ok(who !== 'staff' && who !== 'staff-sign-in', name);
    assert.equal(operation.security.length, who === 'anyone' && tenant === 'user' ? 2 : ways[who]);
  }
});

test('the readable description shows every call and has no script', async () => {
  const { text, headers } = await server.request('GET', '/api/docs');
  for (const { path, name } of calls) {
    assert.ok(text.includes(`id="${name}"`) && text.includes(`/api/v2/${path}`), name);
  }
  assert.doesNotMatch(text, /<script|javascript:|style="/);
  assert.match(
    headers.get('Content-Security-Policy') ?? '',
    /^default-src 'none'; style-src 'sha256-/,
  );
});
