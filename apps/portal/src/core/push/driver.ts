import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as push from '@abrufbar/contract/push.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import * as settings from '@abrufbar/contract/profile/settings.ts';
import { readDevice } from '@abrufbar/domain/session/devices.ts';
import { query, refresh, send } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { cache } from '#core/api/cache.ts';
import { token } from '#core/device.ts';
import { findSubscription, keyOf, subscribe, unsubscribe } from '#core/push/browser.ts';
import { pushDevice, pushState } from '#core/push/push.ts';
import { frame } from '#core/session.ts';

const QUIET = { quiet: 'all' as const }; // whoever asked says what has become of it

/** One thing after the other, in all windows: two that subscribe side by side would undo each other. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('push', work);

/** The user wants push, and the browser allows it. */
export const turnOn = (): Promise<'on' | 'already'> =>
  inTurn(async () => {
    const isSubscribed = pushState.get() === 'on' && (await findSubscription()) !== null;
    if (!isSubscribed) {
      const { public_key } = await send(push.publicKey, {}, QUIET);
      await subscribeAndTell(public_key);
    }
    await saveWish(true); // it may have been taken back on another device
    return isSubscribed ? 'already' : 'on';
  });

/** Nothing more is to be pushed to this device; the next start of the others does the same. */
export const turnOff = (): Promise<void> =>
  inTurn(async () => {
    await saveWish(false);
    await leave();
  });

const saveWish = async (status: boolean): Promise<void> => {
  const wish = { company_number: null, type: 'PushNotification', status } as const;
  await send(settings.updateSetting, wish, { ...QUIET, key: newKey() });
  cache.setQueriesData<OutputOf<typeof settings.settings>>(
    { queryKey: [settings.settings.name] },
    (known) => known && { ...known, PushNotification: status },
  );
  void refresh(settings.settings);
};

/** What the server does not hear of now, it learns from the push service. */
const leave = async (): Promise<void> => {
  pushState.set('off');
  await unsubscribe();
  const subscription_id = pushDevice.get();
  if (subscription_id === null) return;
  const none = { endpoint: null, p256dh: null, auth: null };
  await send(push.updateSubscription, { subscribe: false, subscription_id, ...none }, QUIET);
};

/**
 * Compares with the server what this device is registered for and makes it right without a word: at every
 * start, after every login (T-13), and where the state is shown. Where nobody is signed in any more it does not
 * wait for the server, which ends the registration itself.
 */
export const settle = async (): Promise<void> => {
  if (token.get() === null) await drop(); // at once, also while something else is under way
  return inTurn(() => (token.get() === null ? drop() : settleForUser()));
};

const settleForUser = async (): Promise<void> => {
  const isAllowed = Notification.permission === 'granted';
  if (!isAllowed && pushDevice.get() === null) return pushState.set('off');
  const user = await findUser();
  if (user.impersonator !== null) return drop(); // what is theirs is not for this device
  if (!isAllowed) return noteRefusal(user);
  if (await readWish(user)) return renew(await findSubscription());
  if (await findSubscription()) return leave();
  pushState.set('off');
};

/** The browser is subscribed to nothing any more. */
export const forget = (): Promise<void> => inTurn(drop);

const drop = async (): Promise<void> => {
  pushState.set('unknown');
  await unsubscribe();
};

type User = OutputOf<typeof session.user>;

const findUser = (): Promise<User> =>
  cache.query({ ...query(session.user, { company_number: null }), ...frame });

const readWish = async ({ available_companies: [company] }: User): Promise<boolean> => {
  if (!company) return false;
  const { company_nr: company_number } = company;
  const wishes = await cache.query(query(settings.settings, { company_number }, QUIET));
  return wishes.PushNotification;
};

/** The server keeps no device that may not show anything. */
const noteRefusal = async (user: User): Promise<void> => {
  pushState.set('off');
  if (pushDevice.get() === null) return;
  await tellDevice(user.id, false);
  pushDevice.set(null);
};

const renew = async (subscription: PushSubscription | null): Promise<void> => {
  try {
    const subscription_id = pushDevice.get();
    if (!subscription || subscription_id === null) {
      const { public_key } = await send(push.publicKey, {}, QUIET);
      return await subscribeAndTell(public_key);
    }
    const { state, public_key } = await send(
      push.checkSubscription,
      { subscription_id, ...keysOf(subscription) },
      QUIET,
    );
    if (state === 'current' && keyOf(subscription) === public_key) return pushState.set('on');
    // The push service may know no more of it than the server.
    if (state !== 'current') await subscription.unsubscribe();
    await subscribeAndTell(public_key);
  } catch (error) {
    if (pushState.get() === 'unknown') pushState.set('failed');
    throw error;
  }
};

const subscribeAndTell = async (publicKey: string): Promise<void> => {
  const subscription = await subscribe(publicKey);
  const user = await findUser();
  const subscription_id = pushDevice.get() ?? newKey();
  const registration = { subscribe: true, subscription_id, ...keysOf(subscription) };
  const { is_subscribed } = await send(push.updateSubscription, registration, QUIET);
  if (!is_subscribed) throw new Error('not registered');
  pushDevice.set(subscription_id);
  pushState.set('on');
  await tellDevice(user.id, true);
};

const keysOf = (subscription: PushSubscription) => {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
};

const tellDevice = async (customer_id: string, notification_allowed: boolean): Promise<void> => {
  const subscription_id = pushDevice.get();
  if (subscription_id === null) return;
  const { browser, system } = readDevice(navigator.userAgent);
  await send(
    push.updateDevice,
    {
      customer_id,
      subscription_id,
      device_os: system ?? '',
      device_model: browser ?? '',
      notification_allowed,
    },
    QUIET,
  );
};
