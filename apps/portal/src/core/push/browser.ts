import { isInstalled, isPhoneOfApple } from '#core/install/install-offer.ts';
import { workerUrl } from '#core/trusted-types.ts';

/** What the browser can do and has done about push, without asking anybody else. */

/** `home-screen`: Safari on iOS knows push only in an app that lies there. */
type PushAbility = 'able' | 'home-screen' | 'none';

export const pushAbility = (): PushAbility => {
  if ('Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator) {
    return 'able';
  }
  return isPhoneOfApple() && !isInstalled() ? 'home-screen' : 'none';
};

/** Its own address space (PSH-05, D-53): no page lies in it, the worker there serves none. */
const SCOPE = '/push/';

const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  // Asked for one address, the browser would name the worker of the whole app as well.
  (await navigator.serviceWorker.getRegistrations()).find(
    ({ scope }) => new URL(scope).pathname === SCOPE,
  );

/** What the browser is subscribed to. */
export const findSubscription = async (): Promise<PushSubscription | null> =>
  (await findRegistration())?.pushManager.getSubscription() ?? null;

/** A newer version of the app brings its own worker; no page of its scope would make the browser look. */
export const updatePushWorker = async (): Promise<void> => {
  await (await findRegistration())?.update();
};

/** How long a push service may take; some browsers wait for ever where it is out of reach. */
const PATIENCE = 30_000;

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
  return Promise.race([registration.pushManager.subscribe(options), tooLate()]);
};

/** Without a subscription nothing can be pushed, whatever the server still believes (PSH-03, SES-07). */
export const unsubscribe = async (): Promise<void> => {
  await (await findSubscription())?.unsubscribe();
};

/** The key a subscription was made with, as the server writes it. */
export const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException('push service', 'TimeoutError')), PATIENCE);
  });

const isActive = ({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const coming = installing ?? waiting;
    if (active || !coming) return resolve();
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
