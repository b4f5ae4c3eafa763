import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as push from '@abrufbar/contract/push.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import * as settings from '@abrufbar/contract/profile/settings.ts';
import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { updateDeleted, updateSeen } from '#notifications/store.ts';
import { startPushUsers } from '#testing/concepts/push-users.ts';
import { NOW } from '#testing/requests/tenants.ts';

const readers = await startPushUsers({ after });
const { addDevice, addMessage, addReader, arrivedAt, outcomesOf, run, notifyAndWait } = readers;
const { build, send } = readers.server;
const now = new Date(NOW);
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

test('PSH-01 D-53 a message reaches every device of its user once, and says no more than title and target', async () => {
  const reader = await addReader();
  const devices = [reader, await addDevice(await reader.signIn())];
  const { eventId, referenceId } = await notifyAndWait(reader);
  const { id } = await build({ userId: reader.user.id }, (db) =>
    db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', reader.user.id)
      .executeTakeFirstOrThrow(),
  );
  const [delivery = ''] = referenceId.split('_');
  await run(reader, eventId); // as after a crash
  for (const device of devices) {
    const pushes = arrivedAt(device);
    const [{ bytes, contact } = assert.fail()] = pushes;
    assert.ok(bytes <= 2_048);
    assert.deepEqual(pushes, [
      {
        device: device.device,
        bytes,
        contact,
        urgency: 'high',
        title: 'Neuer Lieferschein: 26,40 t Asphalt AC 16, A 27',
        path: `/messages/single/${id}`,
        topic: delivery.replaceAll('-', ''),
        ttl: 24 * 3_600,
      },
    ]);
  }
  assert.deepEqual(await outcomesOf(reader), ['sent', 'sent']);
});

test('PSH-01 a push about a call-off names the planned delivery, while the user can act on it', async () => {
  const reader = await addReader();
  const referenceId = newId();
  const payload = {
    title: 'Lieferung bestätigt',
    material_name: 'Asphalt AC 16',
    quantity: '80,00',
    quantity_unit: 't',
    delivery_start_date: '26.11.2026',
  };
  const step = { type: 'calloff.status_changed', referenceId, payload };
  await notifyAndWait(reader, { ...step, createdAt: hoursAgo(1) });
  await notifyAndWait(reader, { ...step, createdAt: hoursAgo(4) }); // by now it disturbs more than it helps
  await notifyAndWait(reader, { payload: { title: 'Neuer Lieferschein', quantity: '26,40' } });
  const [first, second, ...more] = arrivedAt(reader);
  assert.equal(first?.title, 'Lieferung bestätigt: 80,00 t Asphalt AC 16, Do,\u00a026.11.26');
  assert.deepEqual([first.topic, first.ttl], [referenceId.replaceAll('-', ''), 3 * 3_600]);
  assert.equal(second?.title, 'Neuer Lieferschein', 'what the plant did not send is not made up');
  assert.deepEqual(more, []);
});

test('BEY-86 a push about a gap lives for 45 min, after which it is there or over', async () => {
  const reader = await addReader();
  const gap = { type: 'calloff.gap', referenceId: newId(), payload: { title: 'Lücke 35 min' } };
  await notifyAndWait(reader, { ...gap, createdAt: hoursAgo(0.5) });
  await notifyAndWait(reader, { ...gap, createdAt: hoursAgo(0.75) });
  assert.deepEqual(
    arrivedAt(reader).map(({ ttl }) => ttl),
    [15 * 60],
  );
});

type Reader = Awaited<ReturnType<typeof addReader>>;
const UNWANTED: Readonly<Record<string, (reader: Reader, messageId: string) => Promise<unknown>>> =
  {
    'nobody wants it': ({ token }) => {
      const input = { type: 'PushNotification', status: false, company_number: null } as const;
      return send(settings.updateSetting, input, { token });
    },
    'the browser refuses': ({ user, id, token }) => {
      const facts = { device_os: '', device_model: '', notification_allowed: false };
      const input = { customer_id: user.id, subscription_id: id, ...facts };
      return send(push.updateDevice, input, { token });
    },
    'the account is blocked': ({ user }) => build({}, (db) => updateUserBlocked(db, user.id, now)),
    'the company was left': ({ user }) =>
      build({}, (db) => db.deleteFrom('memberships').where('user_id', '=', user.id).execute()),
    'the message was read': ({ user, company }, id) =>
      build({ userId: user.id }, (db) =>
        updateSeen(db, [company.id], { userId: user.id, id, at: now }),
      ),
    'the message was deleted': ({ user, company }, id) =>
      build({ userId: user.id }, (db) =>
        updateDeleted(db, [company.id], { userId: user.id, id, at: now }),
      ),
    'the session is over': ({ user: { id } }) =>
      build({ userId: id }, (db) =>
        db.updateTable('sessions').set({ expires_at: NOW }).where('user_id', '=', id).execute(),
      ),
    'the device was not seen for 61 days': ({ user: { id } }) =>
      build({ userId: id }, (db) =>
        db
          .updateTable('push_devices')
          .set({ seen_on: addDays(NOW.slice(0, 10), -61) })
          .where('user_id', '=', id)
          .execute(),
      ),
  };
for (const [why, way] of Object.entries(UNWANTED)) {
  test(`D-53 D-55 no push leaves when ${why}`, async () => {
    const reader = await addReader();
    const { id, eventId } = await addMessage(reader);
    await way(reader, id);
    await run(reader, eventId);
    assert.deepEqual([arrivedAt(reader), await outcomesOf(reader)], [[], []]);
  });
}

test('D-53 a device that asks at its start is kept, one unseen for 61 days is dropped', async () => {
  const [kept, dropped, edge] = [await addReader(), await addReader(), await addReader()];
  for (const [{ user }, days] of [
    [kept, 61],
    [dropped, 61],
    [edge, 60],
  ] as const) {
    await build({ userId: user.id }, (db) =>
      db
        .updateTable('push_devices')
        .set({ seen_on: addDays(NOW.slice(0, 10), -days) })
        .where('user_id', '=', user.id)
        .execute(),
    );
  }
  assert.equal(await readers.stateOf(kept), 'current');
  for (const reader of [kept, dropped, edge]) await notifyAndWait(reader);
  assert.equal(await readers.stateOf(kept), 'current');
  assert.equal(arrivedAt(edge).length, 1);
  assert.equal(await readers.stateOf(dropped), 'unknown');
  assert.equal(arrivedAt(kept).length, 1);
});

test('T-13 SES-09 the setting outlives the session: after the next login the same browser registers again', async () => {
  const reader = await addReader();
  await send(session.logout, {}, reader);
  await notifyAndWait(reader);
  assert.deepEqual(arrivedAt(reader), []);
  const token = await reader.signIn();
  const subscription = { subscription_id: reader.id, ...reader.device.target };
  assert.equal(await readers.stateOf({ ...reader, token }), 'unknown');
  await send(push.updateSubscription, { subscribe: true, ...subscription }, { token });
  await notifyAndWait(reader);
  assert.equal(arrivedAt(reader).length, 1);
});
