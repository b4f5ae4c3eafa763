import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { kept } from '#core/device.ts';
import { pushAbility } from '#core/push/browser.ts';
import { store } from '#core/store.ts';

/**
 * What screens know of push (D-53, D-55). What the person wants is a setting; whether this very device gets
 * pushes is found out by the machinery behind it, which is loaded after the first screen stands.
 */
const machinery = () => import('#core/push/driver.ts');

/** Whether this device gets pushes, as far as it is known; `failed`: it should, and does not. */
type PushState = 'unknown' | 'on' | 'off' | 'failed';
export const pushState = store<PushState>('unknown');

/** Name of this device's registration, made when it is first registered (API-36). */
export const pushDevice = kept('push');

/** Why something did not work; `signed-out`: session over or maintenance, which the app has said itself. */
type Trouble = 'no-reception' | 'signed-out' | 'failed';

/** What came of a tap that wants push on. */
export type PushAnswer =
  | 'on'
  | 'already'
  /** The browser refuses, now and for good. */
  | 'denied'
  /** The user has not decided. */
  | 'dismissed'
  /** The browser knows no push. */
  | 'unable'
  | Trouble;

/** Turns push on. Called from a tap and nothing else: only then may the browser be asked (T-33, PSH-02). */
export const switchPushOn = async (): Promise<PushAnswer> => {
  if (pushAbility() !== 'able') return 'unable';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  try {
    return await (await machinery()).turnOn();
  } catch (error) {
    return troubleOf(error);
  }
};

/** Turns push off (PSH-03). */
export const switchPushOff = async (): Promise<'off' | Trouble> => {
  try {
    await (await machinery()).turnOff();
    return 'off';
  } catch (error) {
    return troubleOf(error);
  }
};

const troubleOf = (error: unknown): Trouble => {
  console.warn('push', error); // browsers say in their own words why they could not subscribe
  const status = error instanceof CallError ? error.status : null;
  if (status === 0) return 'no-reception';
  return status === 401 || status === 503 ? 'signed-out' : 'failed';
};

/** Makes this device what server and user want it to be, without a word; false where that did not work. */
export const settlePush = async (): Promise<boolean> => {
  if (pushAbility() !== 'able') return true;
  try {
    await (await machinery()).settle();
    return true;
  } catch (error) {
    console.warn('push', error); // the last known state stays
    return false;
  }
};

/** The same from scratch: push service or server no longer know what the browser is subscribed to. */
export const subscribeAnew = async (): Promise<boolean> => {
  pushState.set('unknown');
  await (await machinery()).forget();
  await settlePush();
  return pushState.get() === 'on';
};
