import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import * as z from 'zod/mini';
import type { Maintenance } from '#core/http/server-deps.ts';
import { startCoreServer, TOKEN } from '#testing/server/core-server.ts';
import { until } from '#testing/server/until.ts';

const HTML = '<p>Wir sind um 12 Uhr zurück.</p>';
let running: readonly Maintenance[] = [{ brand: null, html: HTML }];
const server = await startCoreServer({ after }, { deps: { maintenance: async () => running } });

test('announced maintenance answers 503 with its page to every call, signed in or not', async () => {
  for (const [method, path] of [
    ['GET', 'tests/echo/a?count=1'],
    ['POST', 'tests/add'],
    ['GET', 'tests/end?how=404'],
    ['POST', 'tests/load'],
  ] as const) {
    for (const token of [TOKEN, 'abr_dead']) {
      const answer = await server.request(method, path, { token });
      assert.equal(answer.status, 503);
      const body = z.parse(failure, answer.json);
      assert.equal(body.html, HTML);
      assert.match(body.message, /gewartet/);
      assert.ok(Number(answer.headers.get('Retry-After')) > 0);
    }
  }
});

test('health checks and files stay reachable during maintenance', async () => {
  assert.equal((await server.request('GET', '/healthz')).status, 200);
  assert.equal((await server.request('GET', '/readyz')).status, 200);
  assert.notEqual((await server.request('GET', '/maintenance')).status, 503);
  assert.equal((await server.request('GET', '/api/docs')).status, 200);
});

test('without a text of its own the answer has none, and calls work again soon after the end', async () => {
  running = [{ brand: null, html: null }];
  const ask = () => server.request('GET', 'tests/echo/a?count=1');
  await until(async () => !(await ask()).text.includes('12 Uhr'));
  const answer = await ask();
  assert.equal(answer.status, 503);
  assert.equal('html' in z.parse(failure, answer.json), false);
  running = [];
  await until(async () => (await ask()).status === 200);
});
