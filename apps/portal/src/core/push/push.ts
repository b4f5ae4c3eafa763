import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { isView } from '#core/device.ts';
import { refuseInView } from '#core/frame/view-refusal.ts';
import { pushAbility } from '#core/push/browser.ts';
import { pushState } from '#core/push/state.ts';

/**
 * Push as screens use it (D-53, D-55). The choice of the person is a setting; whether this device gets pushes
 * is found out by the driver, a chunk of its own that is loaded after the first screen.
 */
const loadDriver = () => import('#core/push/driver.ts');

/** Reason of a failure; `signed-out`: session over, maintenance or a view, which the app has shown already. */
type PushFailure = 'no-reception' | 'signed-out' | 'failed';

/** Outcome of turning push on. */
export type PushAnswer =
  | 'on'
  | 'already'
  /** The browser refuses, now and for good. */
  | 'denied'
  /** The user has not decided. */
  | 'dismissed'
  /** The browser does not support push. */
  | 'unable'
  | PushFailure;

/** Turns push on. Only called from a tap: the browser refuses the question otherwise (T-33, PSH-02). */
export const switchPushOn = async (): Promise<PushAnswer> => {
  if (isView) return refuse();
  if (pushAbility() !== 'able') return 'unable';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  try {
    return await (await loadDriver()).turnOn();
  } catch (error) {
    return failureOf(error);
  }
};

/** Turns push off (PSH-03). */
export const switchPushOff = async (): Promise<'off' | PushFailure> => {
  if (isView) return refuse();
  try {
    await (await loadDriver()).turnOff();
    return 'off';
  } catch (error) {
    return failureOf(error);
  }
};

/** Pushes of a person are not for the device of staff who look as that person (D-03). */
const refuse = async (): Promise<'signed-out'> => {
  await refuseInView();
  return 'signed-out';
};

const failureOf = (error: unknown): PushFailure => {
  console.warn('push', error); // the browser's own reason
  const status = error instanceof CallError ? error.status : null;
  if (status === 0) return 'no-reception';
  return status === 401 || status === 503 ? 'signed-out' : 'failed';
};

/** Silently brings this device in line with server and user; false where that failed. */
export const syncPush = async (): Promise<boolean> => {
  if (isView || pushAbility() !== 'able') return true;
  try {
    await (await loadDriver()).syncSubscription();
    return true;
  } catch (error) {
    console.warn('push', error); // the last known state stays
    return false;
  }
};

/** The same from scratch: push service or server no longer know the subscription of the browser. */
export const resubscribe = async (): Promise<boolean> => {
  if (isView) return refuse().then(() => false);
  pushState.set('unknown');
  await (await loadDriver()).removeSubscription();
  await syncPush();
  return pushState.get() === 'on';
};
