import { isInstalled, isPhoneOfApple } from '#core/install/install-offer.ts';
import { workerUrl } from '#core/trusted-types.ts';

/** Push in the browser: ability, worker and subscription, without the server. */

/** `home-screen`: Safari on iOS supports push only in an app installed there. */
type PushAbility = 'able' | 'home-screen' | 'none';

export const pushAbility = (): PushAbility => {
  if ('Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator) {
    return 'able';
  }
  return isPhoneOfApple() && !isInstalled() ? 'home-screen' : 'none';
};

/** A scope of its own (PSH-05, D-53): it contains no page, so its worker serves none. */
const SCOPE = '/push/';

const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  // A lookup by address would also return the worker of the whole app.
  (await navigator.serviceWorker.getRegistrations()).find(
    ({ scope }) => new URL(scope).pathname === SCOPE,
  );

/** The current subscription of the browser. */
export const findSubscription = async (): Promise<PushSubscription | null> =>
  (await findRegistration())?.pushManager.getSubscription() ?? null;

/** Checks for a newer worker; without a page in its scope the browser does not check by itself. */
export const updatePushWorker = async (): Promise<void> => {
  await (await findRegistration())?.update();
};

/** Some browsers wait for ever for a push service that is out of reach. */
const SUBSCRIBE_TIMEOUT_MS = 30_000;

/** Subscribes with the key of the server, or keeps the subscription that is there (PSH-02). */
export const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const known = await findSubscription();
  if (known && keyOf(known) === publicKey) return known;
  await known?.unsubscribe(); // a second key is refused
  const registration = await navigator.serviceWorker.register(workerUrl('/push-worker.js'), {
    scope: SCOPE,
  });
  await isActive(registration);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return Promise.race([registration.pushManager.subscribe(options), subscribeTimeout()]);
};

/** Without a subscription nothing can be pushed, whatever the server has stored (PSH-03, SES-07). */
export const unsubscribe = async (): Promise<void> => {
  await (await findSubscription())?.unsubscribe();
};

/** The key a subscription was made with, as the server writes it. */
export const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const subscribeTimeout = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(
      () => reject(new DOMException('push service', 'TimeoutError')),
      SUBSCRIBE_TIMEOUT_MS,
    );
  });

const isActive = ({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const coming = installing ?? waiting;
    if (active || !coming) return resolve();
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
