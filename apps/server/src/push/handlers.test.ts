import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as push from '@abrufbar/contract/push.ts';
import * as devices from '@abrufbar/contract/session/devices.ts';
import * as recovery from '@abrufbar/contract/session/recovery.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import type { PushTarget } from '#core/push/push.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildTarget } from '#push/build.ts';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { deleteSessions } from '#session/store.ts';
import { startSession } from '#session/start-session.ts';
import { buildCompany } from '#companies/build.ts';
import { buildMember, NOW } from '#testing/requests/tenants.ts';

const server = await startTestServer({ after }, { now: NOW });
const { build, send } = server;

const addMember = async () => {
  const company = await build({}, (db) => buildCompany(db));
  return buildMember(server, { companies: [company] });
};
const subscribe = (token: string, subscription_id: string, target: PushTarget = buildTarget()) =>
  send(push.updateSubscription, { subscribe: true, subscription_id, ...target }, { token });
const end = (token: string, subscription_id: string) => {
  const nothing = { endpoint: null, p256dh: null, auth: null };
  return send(
    push.updateSubscription,
    { subscribe: false, subscription_id, ...nothing },
    { token },
  );
};
const isReached = async (token: string) => {
  const user = await send(session.user, { company_number: null }, { token });
  return user.has_notification_subscription;
};
const stateOf = async (token: string, subscription_id: string, target: PushTarget) => {
  const { state } = await send(push.checkSubscription, { subscription_id, ...target }, { token });
  return state;
};
const rowsOf = ({ id }: { readonly id: string }) =>
  build({ userId: id }, (db) =>
    db.selectFrom('push_devices').selectAll().where('user_id', '=', id).orderBy('id').execute(),
  );

test('API-45 D-53 PSH-02 PSH-03 a device is registered and ended as often as one likes', async () => {
  const { user, token } = await addMember();
  const id = newId();
  const target = buildTarget();
  assert.equal(await isReached(token), false);
  for (let times = 0; times < 2; times += 1) {
    assert.deepEqual(await subscribe(token, id, target), { is_subscribed: true });
    assert.equal(await isReached(token), true);
  }
  assert.equal((await rowsOf(user)).length, 1);
  for (let times = 0; times < 2; times += 1) {
    assert.deepEqual(await end(token, id), { is_subscribed: false });
    assert.equal(await isReached(token), false);
  }
  assert.deepEqual(await rowsOf(user), []);
});

test('D-53 a browser subscribes with the public key of the server, a point of P-256', async () => {
  const { token } = await addMember();
  const { public_key } = await send(push.publicKey, {}, { token });
  const point = Buffer.from(public_key, 'base64url');
  assert.deepEqual([point.length, point[0]], [65, 4]);
});

test('PSH-02 a device asks at every start whether it is registered as it is', async () => {
  const { user, token } = await addMember();
  const id = newId();
  const target = buildTarget();
  assert.equal(await stateOf(token, id, target), 'unknown');
  await subscribe(token, id, target);
  assert.equal(await stateOf(token, id, target), 'current');
  for (const part of ['endpoint', 'p256dh', 'auth'] as const) {
    const other = { ...target, [part]: buildTarget()[part] };
    assert.equal(await stateOf(token, id, other), 'unknown', part);
  }
  await build({ userId: user.id }, (db) =>
    db
      .updateTable('push_devices')
      .set({ must_renew: true })
      .where('user_id', '=', user.id)
      .execute(),
  );
  assert.equal(await stateOf(token, id, target), 'renew');
  assert.equal(await isReached(token), false);
  await subscribe(token, id, buildTarget());
  assert.equal(await isReached(token), true);
});

test('API-36 a device reports its kind and its permission for notifications, for the caller alone', async () => {
  const { user, token } = await addMember();
  const other = await addMember();
  const subscription_id = newId();
  const input = {
    customer_id: user.id,
    subscription_id,
    device_os: 'Android',
    device_model: 'Pixel 9',
    notification_allowed: false,
  };
  assert.deepEqual(await send(push.updateDevice, input, { token }), { is_registered: false });
  await subscribe(token, subscription_id);
  assert.deepEqual(await send(push.updateDevice, input, { token }), { is_registered: true });
  const [row] = await rowsOf(user);
  assert.deepEqual([row?.device_os, row?.device_model], ['Android', 'Pixel 9']);
  assert.equal(await isReached(token), false);
  await send(push.updateDevice, { ...input, notification_allowed: true }, { token });
  assert.equal(await isReached(token), true);
  await send(push.updateDevice, input, { token });
  await subscribe(token, subscription_id); // which no browser can that is not allowed to
  assert.equal(await isReached(token), true);
  const forAnother = { ...input, customer_id: other.user.id };
  await assert.rejects(send(push.updateDevice, forAnother, { token }), { status: 403 });
});

test('D-53 SES-07 with its session the registration of a device ends, however the session ends', async () => {
  const ways: Record<string, (person: Awaited<ReturnType<typeof addMember>>) => Promise<unknown>> =
    {
      logout: ({ token }) => send(session.logout, {}, { token }),
      'ended from another device': async ({ signIn }) =>
        send(devices.endOtherDevices, {}, { token: await signIn() }),
      'a new password': async ({ signIn }) => {
        const fields = {
          old_password: DEMO_PASSWORD,
          new_password: 'Neue-Kelle-2027',
          token: null,
        };
        const new_password_repeat = fields.new_password;
        return send(
          recovery.resetPassword,
          { ...fields, new_password_repeat },
          { token: await signIn() },
        );
      },
      'a blocked or removed account': ({ user }) =>
        build({ userId: user.id }, (db) => deleteSessions(db, user.id)),
    };
  for (const [what, way] of Object.entries(ways)) {
    const person = await addMember();
    await subscribe(person.token, newId());
    await way(person);
    assert.deepEqual(await rowsOf(person.user), [], what);
  }
});

test('D-53 a session that is over is no longer reached', async () => {
  const { user, token, signIn } = await addMember();
  const other = await signIn();
  await subscribe(token, newId());
  const [device] = await rowsOf(user);
  await build({ userId: user.id }, (db) =>
    db
      .updateTable('sessions')
      .set({ expires_at: NOW })
      .where('user_id', '=', user.id)
      .where('id', '=', device?.session_id ?? '')
      .execute(),
  );
  assert.equal((await rowsOf(user)).length, 1);
  assert.equal(await isReached(other), false);
});

test('D-53 a registration of one session is invisible to another session of the same person', async () => {
  const { user, token, signIn } = await addMember();
  const [subscription_id, target] = [newId(), buildTarget()];
  await subscribe(token, subscription_id, target);
  const other = await signIn();
  assert.equal(await stateOf(other, subscription_id, target), 'unknown');
  const facts = { device_os: 'iOS', device_model: '', notification_allowed: false };
  const input = { customer_id: user.id, subscription_id, ...facts };
  assert.deepEqual(await send(push.updateDevice, input, { token: other }), {
    is_registered: false,
  });
  assert.deepEqual(await send(push.sendTest, { subscription_id }, { token: other }), {
    test_id: null,
  });
  assert.equal(await isReached(token), true);
});

test('D-53 ending the registration of one device leaves the others', async () => {
  const { user, token, signIn } = await addMember();
  const [ended, left] = [newId(), newId()];
  await subscribe(token, ended);
  await subscribe(await signIn(), left);
  await end(token, ended);
  assert.deepEqual(
    (await rowsOf(user)).map(({ id }) => id),
    [left],
  );
});

test('D-53 one registration per session and browser, ten per person', async () => {
  const { user, token, signIn } = await addMember();
  const [first, second] = [newId(), newId()];
  const target = buildTarget();
  await subscribe(token, first);
  await subscribe(token, second, target);
  assert.deepEqual(
    (await rowsOf(user)).map(({ id }) => id),
    [second],
  );
  // The same browser, signed in again.
  const again = await signIn();
  await subscribe(again, newId(), target);
  assert.equal((await rowsOf(user)).length, 1);
  assert.equal(await stateOf(token, second, target), 'unknown');
  for (let count = 0; count < 9; count += 1) await subscribe(await signIn(), newId());
  const [, unseen, ...seen] = (await rowsOf(user)).map(({ id }) => id);
  await build({ userId: user.id }, (db) =>
    db
      .updateTable('push_devices')
      .set({ seen_on: '2026-11-19' })
      .where('user_id', '=', user.id)
      .where('id', '=', unseen ?? '')
      .execute(),
  );
  const newest = newId();
  await subscribe(token, newest);
  const left = (await rowsOf(user)).map(({ id }) => id);
  assert.equal(left.length, 10);
  for (const id of [newest, ...seen]) assert.ok(left.includes(id));
});

test('D-53 pages of one session that register concurrently leave one registration', async () => {
  const { user, token } = await addMember();
  await Promise.all(Array.from({ length: 5 }, () => subscribe(token, newId())));
  assert.equal((await rowsOf(user)).length, 1);
});

test('D-03 staff who impersonate a person cannot register a device', async () => {
  const { user, token } = await addMember();
  const id = newId();
  await subscribe(token, id);
  const staff = await build({ userId: user.id }, (db) =>
    startSession(db, { userId: user.id, userAgent: '', impersonator: 'Kern' }, new Date(NOW)),
  );
  await assert.rejects(subscribe(staff, newId()), { status: 403 });
  await assert.rejects(end(staff, id), { status: 403 });
  await assert.rejects(send(push.sendTest, { subscription_id: id }, { token: staff }), {
    status: 403,
  });
  const device = { device_os: 'Linux', device_model: '', notification_allowed: true };
  const facts = { customer_id: user.id, subscription_id: id, ...device };
  await assert.rejects(send(push.updateDevice, facts, { token: staff }), { status: 403 });
  assert.equal(await isReached(token), true);
});

test('D-53 D-24 only a known push service and a valid key are registered', async () => {
  const { user, token } = await addMember();
  const good = { subscribe: 'true', subscription_id: newId(), ...buildTarget() };
  const wrong = [
    { endpoint: 'https://intranet.example/x' },
    { endpoint: 'http://fcm.googleapis.com/x' },
    { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` },
    { p256dh: `B${'A'.repeat(86)}` },
    { p256dh: good.p256dh.slice(1) },
    { auth: good.auth.slice(1) },
    { auth: '' },
  ];
  for (const part of wrong) {
    const body = new URLSearchParams({ ...good, ...part });
    const answer = await server.request('POST', 'notifications/subscription', { token, body });
    assert.equal(answer.status, 422, JSON.stringify(part));
    const [error] = Object(answer.json).errors;
    assert.equal(error.field, Object.keys(part)[0]);
  }
  assert.deepEqual(await rowsOf(user), []);
});
