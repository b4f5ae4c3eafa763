import * as push from '@abrufbar/contract/push.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { type Caller, handle, type UserContext } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import type { PushTarget } from '#core/push/push.ts';
import { canEncryptFor } from '#core/push/encryption.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { findOutcome } from '#push/delivery-store.ts';
import { testAsked } from '#push/jobs.ts';
import {
  deleteDevice,
  findDevice,
  saveDevice,
  updateDeviceFacts,
  updateDeviceSeen,
} from '#push/store.ts';

export const publicKey = handle(push.publicKey, async (context) => ({
  public_key: context.push.publicKey,
}));

export const updateSubscription = handle(push.updateSubscription, async (context, input) => {
  const { db, caller, now } = context;
  const key = keyOf(caller, input);
  if (!input.subscribe) {
    await deleteDevice(db, key);
    return { is_subscribed: false };
  }
  const target = targetOf(context, input);
  await saveDevice(db, key, { sessionId: caller.sessionId, target, day: berlinDay(now) });
  return { is_subscribed: true };
});

const keyOf = ({ userId }: Caller, { subscription_id }: { readonly subscription_id: string }) => ({
  userId,
  id: subscription_id,
});

/** Only an address of a push service that is known, and only a key that can be encrypted for. */
const targetOf = (
  { push: { accepts } }: UserContext,
  { endpoint, p256dh, auth }: { [Field in keyof PushTarget]: string | null },
): PushTarget => {
  const target = { endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '' };
  if (!accepts(target.endpoint)) {
    throw refuseFields([{ field: 'endpoint', problem: 'push_service' }]);
  }
  if (!canEncryptFor(target)) throw refuseFields([{ field: 'p256dh', problem: 'invalid' }]);
  return target;
};

export const checkSubscription = handle(push.checkSubscription, async (context, input) => {
  const { db, caller, now } = context;
  const key = keyOf(caller, input);
  const known = await findDevice(db, key, caller.sessionId);
  if (known) await updateDeviceSeen(db, key, berlinDay(now));
  return { state: stateOf(known, input), public_key: context.push.publicKey };
});

type State = (typeof push.SUBSCRIPTION_STATES)[number];

const stateOf = (known: Awaited<ReturnType<typeof findDevice>>, input: PushTarget): State => {
  if (!known) return 'unknown';
  const isSame = (['endpoint', 'p256dh', 'auth'] as const).every(
    (field) => known[field] === input[field],
  );
  if (!isSame) return 'unknown';
  return known.must_renew ? 'renew' : 'current';
};

export const updateDevice = handle(push.updateDevice, async ({ db, caller }, input) => {
  if (input.customer_id !== caller.userId) throw new Refusal(403, 'foreign_person');
  const { device_os, device_model, notification_allowed: allowed } = input;
  const facts = { device_os, device_model, allowed };
  const key = keyOf(caller, input);
  return { is_registered: await updateDeviceFacts(db, key, caller.sessionId, facts) };
});

export const sendTest = handle(push.sendTest, async ({ db, caller, jobs }, input) => {
  const key = keyOf(caller, input);
  if (!(await findDevice(db, key, caller.sessionId))) return { test_id: null };
  const testId = newId();
  await jobs.send(db, testAsked, { userId: key.userId, device: key.id, testId });
  return { test_id: testId };
});

export const testOutcome = handle(push.testOutcome, async ({ db, caller }, { test_id }) => {
  const outcome = await findOutcome(db, caller.userId, test_id);
  return { outcome: push.TEST_OUTCOMES.find((one) => one === outcome) ?? 'waiting' };
});
