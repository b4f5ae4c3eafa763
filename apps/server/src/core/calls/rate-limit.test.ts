import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type CoreServer, startCoreServer } from '#testing/server/core-server.ts';

const wrong = 'falsch';
const signIn = async (on: CoreServer, username: string, password: string, from?: string) => {
  const answer = await on.request('POST', 'tests/sign-in', {
    body: new URLSearchParams({ username, password }),
    ...(from !== undefined && { headers: { 'X-Forwarded-For': from } }),
  });
  return answer;
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const server = await startCoreServer({ after });

test('the sixth failure of an account in a quarter of an hour is refused with the time to wait', async () => {
  for (const _ of times(5)) assert.equal((await signIn(server, 'five', wrong)).status, 401);
  const refused = await signIn(server, 'five', 'richtig');
  assert.equal(refused.status, 429);
  const seconds = Number(refused.headers.get('Retry-After'));
  assert.ok(seconds > 880 && seconds <= 900, `${seconds} s`);
  assert.match(refused.text, /15 Minuten/);
});

test('concurrent attempts cannot all slip through', async () => {
  const answers = await Promise.all(times(20).map(() => signIn(server, 'parallel', wrong)));
  assert.equal(answers.filter(({ status }) => status === 401).length, 5);
  assert.equal(answers.filter(({ status }) => status === 429).length, 15);
});

test('only wrong passwords count, and the right one wipes them out', async (t) => {
  const fresh = await startCoreServer(t, { database: server.database });
  for (const _ of times(8)) assert.equal((await signIn(fresh, 'a', 'gesperrt')).status, 403);
  for (const _ of times(4)) assert.equal((await signIn(fresh, 'a', wrong)).status, 401);
  assert.equal((await signIn(fresh, 'a', 'richtig')).status, 200);
  for (const _ of times(5)) assert.equal((await signIn(fresh, 'a', wrong)).status, 401);
  assert.equal((await signIn(fresh, 'a', wrong)).status, 429);
});

test('an address has thirty failures; it is only believed from a known proxy', async (t) => {
  const env = { TRUSTED_PROXY: '127.0.0.1' };
  const behindProxy = await startCoreServer(t, { database: server.database, env });
  for (const index of times(30)) {
    assert.equal((await signIn(behindProxy, `a${index}`, wrong, '192.0.2.1')).status, 401);
  }
  assert.equal((await signIn(behindProxy, 'other', wrong, '192.0.2.1')).status, 429);
  assert.equal((await signIn(behindProxy, 'other', wrong, '192.0.2.2')).status, 401);

  const direct = await startCoreServer(t, { database: server.database });
  for (const index of times(30)) await signIn(direct, `a${index}`, wrong, `192.0.2.${index}`);
  assert.equal((await signIn(direct, 'other', wrong, '192.0.2.77')).status, 429);
});

test('300 requests a minute, then 429', async (t) => {
  const fresh = await startCoreServer(t, { database: server.database });
  for (const _ of times(300)) {
    assert.equal((await fresh.request('GET', 'tests/echo/a?count=1')).status, 200);
  }
  const refused = await fresh.request('GET', 'tests/echo/a?count=1');
  assert.equal(refused.status, 429);
  assert.match(refused.text, /Sekunden/);
});
