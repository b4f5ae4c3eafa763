import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { isDeliveryNote, isWarning } from '@abrufbar/domain/notifications/inbox.ts';
import { queue } from '#core/jobs/queue.ts';
import { type JobContext, worker } from '#core/jobs/jobs.ts';
import type { PushAnswer, PushMessage } from '#core/push/push.ts';
import { recordDispatch } from '#notifications/record-dispatch.ts';
import {
  beginDispatch,
  type Dispatch,
  finishDispatch,
  undoDispatch,
} from '#notifications/dispatch-store.ts';
import { pushDue } from '#notifications/notify.ts';
import { findPushed, listReachable, type ReachableDevice } from '#push/delivery-store.ts';
import { presentPush, presentTest } from '#push/present.ts';
import { deleteGone, deleteUnseen, hasDevice, updateMustRenew } from '#push/store.ts';
import { isLastAttempt, retryDelaySeconds } from '#push/retry-delay.ts';

/** A registration whose device has not asked about it for this long is dropped. */
const MAX_UNSEEN_DAYS = 60;

/** A delivery note is still of use the next morning, a call-off only while one can act, a warning until what it warns of is there. */
const TTL_HOURS = { deliveryNote: 24, callOff: 4, warning: 0.75 } as const;

const ttlHoursOf = (type: string): number => {
  if (isWarning(type)) return TTL_HOURS.warning;
  return isDeliveryNote(type) ? TTL_HOURS.deliveryNote : TTL_HOURS.callOff;
};

/** Sends a push to every device of a user, or again to the one that could not be reached. */
export const pushMessage = worker(pushDue, async (context, { userId, eventId, again }) => {
  const { now, inScope } = context;
  const { message, devices } = await inScope({ userId }, async (db) => {
    await deleteUnseen(db, userId, addDays(berlinDay(now), -MAX_UNSEEN_DAYS));
    return {
      message: await findPushed(db, userId, eventId),
      devices: await listReachable(db, userId, now),
    };
  });
  if (message === undefined) return; // not wanted, or read meanwhile
  const ageMs = now.getTime() - new Date(message.created_at).getTime();
  const ttlSeconds = Math.floor(ttlHoursOf(message.type) * 3_600 - Math.max(0, ageMs) / 1000);
  if (ttlSeconds <= 0) return;
  const push = { ...presentPush(message), ttlSeconds };
  const asked = devices.filter(({ id }) => again === undefined || id === again.device);
  await Promise.all(
    asked.map(async (device) => {
      const dispatch = { userId, eventId, channel: 'push', device: device.id } as const;
      const tries = (again?.tries ?? 0) + 1;
      await deliver(context, dispatch, device, push, tries);
    }),
  );
});

/** A user waits for each test, so none queues behind one that hangs. */
const MAX_CONCURRENT_TESTS = 4;

/** A test push on request of the user; the answer comes at once, so there is no retry. */
export const testAsked = queue<{ userId: string; device: string; testId: string }>('push.test', {
  concurrency: MAX_CONCURRENT_TESTS,
});

export const pushTest = worker(testAsked, async (context, { userId, device, testId }) => {
  const { now, inScope } = context;
  const [devices, isThere] = await inScope({ userId, readOnly: true }, async (db) => [
    await listReachable(db, userId, now),
    await hasDevice(db, { userId, id: device }),
  ]);
  const dispatch = { userId, eventId: testId, channel: 'push', device } as const;
  const reachable = devices.find(({ id }) => id === device);
  if (reachable) return deliver(context, dispatch, reachable, presentTest(testId), null);
  await inScope({ userId }, async (db) => {
    await beginDispatch(db, dispatch, now);
    await finishDispatch(db, dispatch, { at: now, outcome: isThere ? 'renew' : 'gone' });
  });
});

/** Sends a push unless an earlier run began to: it is never sent twice, whatever its outcome was. */
const deliver = async (
  context: JobContext,
  dispatch: Dispatch,
  device: ReachableDevice,
  message: PushMessage,
  /** Number of the attempt; null when there is no retry. */
  tries: number | null,
): Promise<void> => {
  const { now, inScope, sendPush, jobs } = context;
  const { userId, eventId } = dispatch;
  const isNew = await inScope({ userId }, (db) => beginDispatch(db, dispatch, now));
  if (!isNew) return;
  const answer = await sendPush(device, message);
  await recordDispatch(context, userId, async (db) => {
    const key = { userId, id: device.id };
    if (answer.kind === 'gone') await deleteGone(db, key, device);
    if (answer.kind === 'renew') await updateMustRenew(db, key, device);
    if (answer.kind === 'later' && tries !== null && !isLastAttempt(tries)) {
      await undoDispatch(db, dispatch);
      const again = { device: device.id, tries };
      const afterSeconds = retryDelaySeconds(tries, answer.afterSeconds);
      return jobs.send(db, pushDue, { userId, eventId, again }, { afterSeconds });
    }
    await finishDispatch(db, dispatch, {
      at: now,
      outcome: answer.kind satisfies PushAnswer['kind'],
    });
  });
};
