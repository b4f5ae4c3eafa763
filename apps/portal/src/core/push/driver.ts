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
import { pushDevice, pushState } from '#core/push/state.ts';
import { frame } from '#core/session.ts';

const QUIET = { quiet: 'all' as const }; // the caller shows the outcome

/** One at a time across all windows: two subscriptions at once would undo each other. */
const withLock = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('push', work);

/** Turns push on for a user who wants it, once the browser allows it. */
export const turnOn = (): Promise<'on' | 'already'> =>
  withLock(async () => {
    const isSubscribed = pushState.get() === 'on' && (await findSubscription()) !== null;
    if (!isSubscribed) {
      const { public_key } = await send(push.publicKey, {}, QUIET);
      await subscribeAndRegister(public_key);
    }
    await saveSetting(true); // it may have been turned off on another device
    return isSubscribed ? 'already' : 'on';
  });

/** Turns push off for this device at once, for the others at their next start. */
export const turnOff = (): Promise<void> =>
  withLock(async () => {
    await saveSetting(false);
    await unregister();
  });

const saveSetting = async (status: boolean): Promise<void> => {
  const setting = { company_number: null, type: 'PushNotification', status } as const;
  await send(settings.updateSetting, setting, { ...QUIET, key: newKey() });
  cache.setQueriesData<OutputOf<typeof settings.settings>>(
    { queryKey: [settings.settings.name] },
    (known) => known && { ...known, PushNotification: status },
  );
  void refresh(settings.settings);
};

/** Unsubscribes this device; if the server cannot be reached, it learns of that from the push service. */
const unregister = async (): Promise<void> => {
  pushState.set('off');
  await unsubscribe();
  const subscription_id = pushDevice.get();
  if (subscription_id === null) return;
  const none = { endpoint: null, p256dh: null, auth: null };
  await send(push.updateSubscription, { subscribe: false, subscription_id, ...none }, QUIET);
};

/**
 * Compares the registration of this device with the server and corrects it silently: at every start, after
 * every login (T-13), and where the state is shown. After signing out it does not wait for the server, which
 * ends the registration itself.
 */
export const syncSubscription = async (): Promise<void> => {
  if (token.get() === null) await clearSubscription(); // at once, also while something else is under way
  return withLock(() => (token.get() === null ? clearSubscription() : syncForUser()));
};

const syncForUser = async (): Promise<void> => {
  const isAllowed = Notification.permission === 'granted';
  if (!isAllowed && pushDevice.get() === null) return pushState.set('off');
  const user = await findUser();
  if (!isAllowed) return recordDenial(user);
  if (await readSetting(user)) return renew(await findSubscription());
  if (await findSubscription()) return unregister();
  pushState.set('off');
};

/** Ends the subscription of the browser. */
export const removeSubscription = (): Promise<void> => withLock(clearSubscription);

const clearSubscription = async (): Promise<void> => {
  pushState.set('unknown');
  await unsubscribe();
};

type User = OutputOf<typeof session.user>;

const findUser = (): Promise<User> =>
  cache.query({ ...query(session.user, { company_number: null }), ...frame });

const readSetting = async ({ available_companies: [company] }: User): Promise<boolean> => {
  if (!company) return false;
  const { company_nr: company_number } = company;
  const stored = await cache.query(query(settings.settings, { company_number }, QUIET));
  return stored.PushNotification;
};

/** Removes a device that may not show notifications from the server. */
const recordDenial = async (user: User): Promise<void> => {
  pushState.set('off');
  if (pushDevice.get() === null) return;
  await updateDevice(user.id, false);
  pushDevice.set(null);
};

const renew = async (subscription: PushSubscription | null): Promise<void> => {
  try {
    const subscription_id = pushDevice.get();
    if (!subscription || subscription_id === null) {
      const { public_key } = await send(push.publicKey, {}, QUIET);
      return await subscribeAndRegister(public_key);
    }
    const { state, public_key } = await send(
      push.checkSubscription,
      { subscription_id, ...keysOf(subscription) },
      QUIET,
    );
    if (state === 'current' && keyOf(subscription) === public_key) return pushState.set('on');
    // The push service may not know the subscription either.
    if (state !== 'current') await subscription.unsubscribe();
    await subscribeAndRegister(public_key);
  } catch (error) {
    if (pushState.get() === 'unknown') pushState.set('failed');
    throw error;
  }
};

const subscribeAndRegister = async (publicKey: string): Promise<void> => {
  const subscription = await subscribe(publicKey);
  const user = await findUser();
  const subscription_id = pushDevice.get() ?? newKey();
  const registration = { subscribe: true, subscription_id, ...keysOf(subscription) };
  const { is_subscribed } = await send(push.updateSubscription, registration, QUIET);
  if (!is_subscribed) throw new Error('not registered');
  pushDevice.set(subscription_id);
  pushState.set('on');
  await updateDevice(user.id, true);
};

const keysOf = (subscription: PushSubscription) => {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
};

const updateDevice = async (customer_id: string, notification_allowed: boolean): Promise<void> => {
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
