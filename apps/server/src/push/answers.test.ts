import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as push from '@abrufbar/contract/push.ts';
import { sql } from 'kysely';
import { newId } from '#core/ids.ts';
import { makePushKeys } from '#core/push/vapid-signature.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import type { PushReply } from '#testing/external/push-endpoint.ts';
import { beginDispatch, finishDispatch } from '#notifications/dispatch-store.ts';
import { pushDue } from '#notifications/notify.ts';
import { pushTest } from '#push/jobs.ts';
import { retryDelaySeconds } from '#push/retry-delay.ts';
import { startPushUsers } from '#testing/concepts/push-users.ts';
import { NOW } from '#testing/requests/tenants.ts';
import { until } from '#testing/server/until.ts';

const readers = await startPushUsers({ after }, { pushTimeoutMs: 500 });
const { addMessage, addReader, arrivedAt, outcomesOf, run, stateOf, service } = readers;
const { build, send } = readers.server;

/** Outcome of one attempt. */
const tryOnce = async (...replies: readonly PushReply[]) => {
  const reader = await addReader();
  service.reply(reader.device, ...replies);
  const { eventId } = await addMessage(reader);
  const putOff = await run(reader, eventId);
  return { reader, eventId, putOff };
};

test('D-53 a device the push service no longer knows is forgotten', async () => {
  for (const status of [404, 410]) {
    const { reader } = await tryOnce({ status });
    assert.equal(await stateOf(reader), 'unknown');
    assert.deepEqual(await outcomesOf(reader), ['gone']);
  }
});

test('D-53 PSH-02 a device that subscribed with another key must renew, and gets no push before that', async () => {
  const reader = await addReader(makePushKeys().publicKey);
  for (let times = 0; times < 2; times += 1) {
    const { eventId } = await addMessage(reader);
    assert.deepEqual(await run(reader, eventId), []);
  }
  assert.deepEqual(await outcomesOf(reader), ['renew']);
  assert.equal(await stateOf(reader), 'renew');
  const renewed = await readers.addDevice(reader.token);
  const { eventId } = await addMessage(reader);
  await run(reader, eventId);
  assert.equal(arrivedAt(renewed).length, 1);
});

test('D-53 a push that is too large is sent once more, shorter', async () => {
  const reader = await addReader();
  service.limit(reader.device, 300);
  const { eventId } = await addMessage(reader);
  await run(reader, eventId);
  assert.deepEqual(
    arrivedAt(reader).map(({ title }) => title),
    ['Neuer Lieferschein: 26,40 t A…'],
  );
  assert.deepEqual(await outcomesOf(reader), ['sent']);
});

const PUT_OFF: Readonly<Record<string, PushReply>> = {
  'is busy': { status: 429 },
  'has a fault': { status: 500 },
  'says nothing': 'silence',
  'hangs up': 'hang up',
};
for (const [what, reply] of Object.entries(PUT_OFF)) {
  test(`D-53 a push service that ${what} is asked again, and the push then arrives once`, async () => {
    const { reader, eventId, putOff } = await tryOnce(reply);
    const [{ again, afterSeconds } = assert.fail(), ...more] = putOff;
    assert.deepEqual([again, more], [{ device: reader.id, tries: 1 }, []]);
    assert.ok(afterSeconds >= 5 && afterSeconds <= 8, String(afterSeconds));
    assert.deepEqual(await outcomesOf(reader), []);
    assert.deepEqual(await run(reader, eventId, again), []);
    await run(reader, eventId, again);
    assert.equal(arrivedAt(reader).length, 1);
    assert.deepEqual(await outcomesOf(reader), ['sent']);
  });
}

test('D-53 a push service that says nothing holds up nobody else', async (t) => {
  const slow = await startPushUsers(t, { pushTimeoutMs: 120_000 });
  const reader = await slow.addReader();
  for (const stuck of [await slow.addReader(), await slow.addReader()]) {
    slow.service.reply(stuck.device, 'silence');
    const before = slow.service.requests();
    await slow.notify(stuck);
    await until(() => slow.service.requests() > before);
  }
  await slow.notify(reader);
  await slow.service.pushesTo(reader.device);
});

test('D-53 a server that ends waits for no push service: the push is put back for the next server', async (t) => {
  const { server, ...ending } = await startPushUsers(t, { pushTimeoutMs: 120_000 });
  const reader = await ending.addReader();
  ending.service.reply(reader.device, 'silence');
  const { eventId } = await ending.notify(reader);
  await until(() => ending.service.requests() > 0);
  await server.jobs.stop();
  assert.deepEqual(await ending.outcomesOf(reader), []);
  const { rows } = await server.build({}, (db) =>
    sql<object>`SELECT state, data FROM pgboss.job WHERE name = ${pushDue.name}
      ORDER BY created_on`.execute(db),
  );
  const data = { userId: reader.user.id, eventId };
  assert.deepEqual(rows, [
    { state: 'completed', data },
    { state: 'created', data: { ...data, again: { device: reader.id, tries: 1 } } },
  ]);
});

test('D-53 the push service says when to come back, and nobody comes a seventh time', async () => {
  const { reader, eventId, putOff } = await tryOnce({
    status: 503,
    headers: { 'Retry-After': '120' },
  });
  assert.ok((putOff[0]?.afterSeconds ?? 0) >= 120);
  let again = putOff[0]?.again;
  for (let tries = 2; tries <= 6; tries += 1) {
    assert.ok(again);
    service.reply(reader.device, { status: 429 });
    const [next] = await run(reader, eventId, again);
    if (tries < 6) assert.deepEqual(next?.again, { device: reader.id, tries });
    else assert.equal(next, undefined);
    again = next?.again;
  }
  assert.deepEqual(await outcomesOf(reader), ['later']);
  await run(reader, eventId);
  assert.deepEqual(arrivedAt(reader), []);
});

test('D-53 only the device that was put off is asked again', async () => {
  const { reader, eventId, putOff } = await tryOnce({ status: 429 });
  const late = await readers.addDevice(await reader.signIn());
  await run(reader, eventId, putOff[0]?.again);
  assert.deepEqual([arrivedAt(reader).length, arrivedAt(late).length], [1, 0]);
});

test('D-53 waiting times grow, differ by chance and are never shorter than asked for', () => {
  const shortest = [1, 2, 3, 4, 5].map((tries) => retryDelaySeconds(tries, null, 0));
  assert.deepEqual(shortest, [5, 20, 80, 320, 1_280]);
  assert.equal(retryDelaySeconds(1, null, 1), 8);
  assert.deepEqual([retryDelaySeconds(1, 60, 0), retryDelaySeconds(4, 60, 0)], [60, 320]);
});

test('D-53 a redirect is refused, followed by nobody and not tried again', async () => {
  const other = await addReader();
  const { reader, putOff } = await tryOnce({
    status: 307,
    headers: { Location: other.device.target.endpoint },
  });
  assert.deepEqual([putOff, await outcomesOf(reader)], [[], ['refused']]);
  assert.deepEqual([arrivedAt(reader), arrivedAt(other)], [[], []]);
});

test('D-53 a push that was on its way when its process died is not sent again', async () => {
  const reader = await addReader();
  const { eventId } = await addMessage(reader);
  const dispatch = { userId: reader.user.id, eventId, channel: 'push', device: reader.id } as const;
  await build({ userId: reader.user.id }, (db) => beginDispatch(db, dispatch, new Date(NOW)));
  await run(reader, eventId);
  assert.deepEqual([arrivedAt(reader), await outcomesOf(reader)], [[], [null]]);
});

test('D-53 D-69 a push that was not taken is put back, also when the database fails in that moment', async () => {
  const reader = await addReader();
  service.reply(reader.device, { status: 429 });
  const { eventId } = await addMessage(reader);
  const { inScope } = jobContext(readers.server, NOW);
  let failures = 0;
  const [putOff] = await run(reader, eventId, null, {
    sendPush: async (...sent) => {
      failures = 3;
      return readers.server.push.send(...sent);
    },
    inScope: async (...work) => {
      failures -= 1;
      return failures < 0 ? inScope(...work) : assert.fail('the database is gone');
    },
  });
  assert.deepEqual(putOff?.again, { device: reader.id, tries: 1 });
  assert.deepEqual(await outcomesOf(reader), []);
});

test('D-53 the answer to a push does not undo what the device has done meanwhile', async () => {
  for (const status of [410, 403]) {
    const reader = await addReader();
    service.reply(reader.device, { status });
    const { eventId } = await addMessage(reader);
    const { send: sendPush } = readers.server.push;
    const fresh = await service.subscribe();
    await run(reader, eventId, null, {
      sendPush: async (...sent) => {
        const answer = await sendPush(...sent);
        const input = { subscribe: true, subscription_id: reader.id, ...fresh.target };
        await send(push.updateSubscription, input, reader);
        return answer;
      },
    });
    assert.equal(await stateOf({ ...reader, device: fresh }), 'current', String(status));
  }
});

const testPush = async (reader: Awaited<ReturnType<typeof addReader>>) => {
  const { token } = reader;
  const { test_id } = await send(push.sendTest, { subscription_id: reader.id }, { token });
  assert.ok(test_id);
  await waitForJobs(readers.server);
  return (await send(push.testOutcome, { test_id }, { token })).outcome;
};

test('D-53 a test push goes to this device alone, and what became of it is said as it is', async () => {
  const reader = await addReader();
  const other = await readers.addDevice(await reader.signIn());
  assert.equal(await testPush(reader), 'sent');
  const [arrived] = arrivedAt(reader);
  assert.deepEqual(
    [arrived?.title, arrived?.path, arrived?.ttl],
    ['Test: Push-Mitteilungen kommen auf diesem Gerät an.', '/settings', 60],
  );
  assert.deepEqual(arrivedAt(other), []);
  const answers: [PushReply, string][] = [
    [{ status: 503 }, 'later'],
    [{ status: 302 }, 'refused'],
    [{ status: 401 }, 'renew'],
  ];
  for (const [reply, outcome] of answers) {
    const one = await addReader();
    service.reply(one.device, reply);
    assert.equal(await testPush(one), outcome);
    if (outcome === 'renew') assert.equal(await testPush(one), outcome, 'without being sent');
  }
  const gone = await addReader();
  service.unsubscribe(gone.device);
  assert.equal(await testPush(gone), 'gone');
  // It ended between the tap and the job.
  const dropped = { userId: gone.user.id, device: gone.id, testId: newId() };
  await pushTest.run(jobContext(readers.server, NOW), dropped);
  const look = { test_id: dropped.testId };
  assert.deepEqual(await send(push.testOutcome, look, gone), { outcome: 'gone' });
  const input = { subscription_id: gone.id };
  assert.deepEqual(await send(push.sendTest, input, { token: gone.token }), { test_id: null });
});

test('D-53 a test push is nobody else’s business, and five in five minutes are enough', async () => {
  const reader = await addReader();
  const stranger = await addReader();
  const input = { subscription_id: reader.id };
  assert.deepEqual(await send(push.sendTest, input, stranger), { test_id: null });
  const { test_id } = await send(push.sendTest, input, reader);
  assert.ok(test_id);
  await waitForJobs(readers.server);
  const look = { test_id };
  assert.deepEqual(await send(push.testOutcome, look, stranger), { outcome: 'waiting' });
  assert.deepEqual(await send(push.testOutcome, look, reader), { outcome: 'sent' });
  for (let count = 0; count < 4; count += 1) await send(push.sendTest, input, reader);
  await assert.rejects(send(push.sendTest, input, reader), { status: 429 });
});

test('D-53 the outcome of a mail is not reported as the outcome of a push', async () => {
  const { user, token } = await addReader();
  const mail = { userId: user.id, eventId: newId(), channel: 'mail', device: '' } as const;
  await build({ userId: user.id }, async (db) => {
    await beginDispatch(db, mail, new Date(NOW));
    await finishDispatch(db, mail, { at: new Date(NOW), outcome: 'sent' });
  });
  const look = { test_id: mail.eventId };
  assert.deepEqual(await send(push.testOutcome, look, { token }), { outcome: 'waiting' });
});
