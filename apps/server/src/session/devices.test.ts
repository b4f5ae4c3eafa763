import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import * as devices from '@abrufbar/contract/session/devices.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { startSession } from '#session/start-session.ts';

const START = '2026-01-05T23:30:00Z'; // the day after has begun in Berlin
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36';
const server = await startTestServer({ after }, { now: START });
const { at, build, request, send } = server;
beforeEach(() => at(START));

const addUser = () =>
  build({}, async (db) => buildUser(db, { companies: [await buildCompany(db)] }));
const signIn = (
  { id: userId }: { readonly id: string },
  userAgent = CHROME,
  { now = START, impersonator = null as string | null } = {},
) =>
  build({}, async (db) => {
    await enter(db, { userId });
    return startSession(db, { userId, userAgent, impersonator }, new Date(now));
  });
const list = async (token: string) => (await send(devices.devices, {}, { token })).items;
const isAlive = async (token: string) => (await request('GET', 'user', { token })).status === 200;
const otherOf = async (token: string) =>
  (await list(token)).find(({ is_current }) => !is_current)?.id ?? assert.fail();

test('D-11 the list names own live devices, this one first, then those used last', async () => {
  const user = await addUser();
  const old = await signIn(user, 'Testgerät', { now: '2025-12-20T08:00:00Z' });
  const here = await signIn(user);
  await signIn(user, 'Firefox/144.0', { now: '2026-01-05T08:00:00Z' });
  await signIn(user, CHROME, { now: '2025-11-01T08:00:00Z' }); // over by now
  await signIn(await addUser());
  const items = await list(here);
  assert.deepEqual(
    items.map(({ id: _, ...item }) => item),
    [
      {
        name: 'Chrome auf Android',
        is_current: true,
        impersonator: null,
        signed_in_on: '2026-01-06',
        last_used_on: '2026-01-06',
        last_used_time: '00:30',
      },
      {
        name: 'Firefox',
        is_current: false,
        impersonator: null,
        signed_in_on: '2026-01-05',
        last_used_on: '2026-01-05',
        last_used_time: '09:00',
      },
      {
        name: 'Unbekanntes Gerät',
        is_current: false,
        impersonator: null,
        signed_in_on: '2025-12-20',
        last_used_on: '2025-12-20',
        last_used_time: '09:00',
      },
    ],
  );
  assert.deepEqual(
    (await list(old)).map(({ name, is_current }) => [name, is_current]),
    [
      ['Unbekanntes Gerät', true],
      ['Chrome auf Android', false],
      ['Firefox', false],
    ],
  );
});

test('D-11 two devices of one name are distinguished by the time of their last use', async () => {
  const user = await addUser();
  const [one, two] = [await signIn(user), await signIn(user)];
  const seen = async (token: string) =>
    (await list(token)).map(({ is_current, name, last_used_on, last_used_time }) =>
      [is_current, name, last_used_on, last_used_time].join(' '),
    );
  const at0030 = 'Chrome auf Android 2026-01-06 00:30';
  assert.deepEqual(await seen(one), [`true ${at0030}`, `false ${at0030}`]);
  at('2026-01-06T06:12:00Z');
  // A call that changes something looks the session up, whatever becomes of it.
  await request('POST', 'favourite-contracts/add', { token: one });
  const [, ...others] = await seen(two);
  assert.deepEqual(others, ['false Chrome auf Android 2026-01-06 07:12']);
});

test('D-03 a person sees the staff member who impersonates', async () => {
  const user = await addUser();
  const here = await signIn(user);
  await signIn(user, CHROME, { impersonator: 'Petra Kern' });
  const seen = (await list(here)).map(({ impersonator }) => impersonator);
  assert.deepEqual(seen, [null, 'Petra Kern']);
});

test('D-11 signing a device out takes effect at once and for no other device', async () => {
  const user = await addUser();
  const [here, lost] = [await signIn(user), await signIn(user)];
  const device_id = await otherOf(here);
  const third = await signIn(user);
  assert.ok(await isAlive(lost)); // and remembered for the next seconds
  for (const _ of ['once', 'again']) {
    assert.deepEqual(await send(devices.endDevice, { device_id }, { token: here }), {});
  }
  assert.equal(await isAlive(lost), false);
  assert.ok(await isAlive(here));
  assert.ok(await isAlive(third));
});

test('D-11 all others are signed out at once', async () => {
  const [user, stranger] = [await addUser(), await addUser()];
  const [here, ...others] = [await signIn(user), await signIn(user), await signIn(user)];
  const elsewhere = await signIn(stranger);
  for (const token of others) assert.ok(await isAlive(token));
  assert.deepEqual(await send(devices.endOtherDevices, {}, { token: here }), {});
  for (const token of others) assert.equal(await isAlive(token), false);
  assert.ok(await isAlive(here));
  assert.ok(await isAlive(elsewhere));
});

test('D-14 a foreign device stays signed in, and the answer is that of an absent one', async () => {
  const [user, stranger] = [await addUser(), await addUser()];
  const here = await signIn(user);
  await signIn(user);
  const [one, two] = [await signIn(stranger), await signIn(stranger)];
  for (const device_id of [await otherOf(one), newId()]) {
    const body = new URLSearchParams({ device_id });
    const { status, text } = await request('POST', 'user/devices/end', { token: here, body });
    assert.deepEqual([status, text], [200, '{"data":{}}']);
  }
  assert.ok((await isAlive(one)) && (await isAlive(two)));
  assert.equal((await list(here)).length, 2);
});

test('D-03 staff who impersonate a person cannot sign devices out', async () => {
  const user = await addUser();
  const here = await signIn(user);
  const staff = await signIn(user, CHROME, { impersonator: 'Petra Kern' });
  const device_id = await otherOf(staff);
  for (const [path, fields] of [
    ['user/devices/end', { device_id }],
    ['user/devices/end-others', {}],
  ] as const) {
    const body = new URLSearchParams(fields);
    const { status, text } = await request('POST', path, { token: staff, body });
    assert.equal(status, 403);
    assert.match(text, /In der Ansicht als .+ nicht möglich\./);
  }
  assert.ok(await isAlive(here));
  await send(devices.endOtherDevices, {}, { token: here }); // the person may show staff out
  assert.equal(await isAlive(staff), false);
});

test('D-11 without login 401, without a proper id 422', async () => {
  const token = await signIn(await addUser());
  for (const [method, path] of [
    ['GET', 'user/devices'],
    ['POST', 'user/devices/end'],
    ['POST', 'user/devices/end-others'],
  ] as const) {
    assert.equal((await request(method, path)).status, 401);
  }
  for (const device_id of ['', 'x', '1']) {
    const body = new URLSearchParams({ device_id });
    assert.equal((await request('POST', 'user/devices/end', { token, body })).status, 422);
  }
  await send(session.logout, {}, { token });
});
