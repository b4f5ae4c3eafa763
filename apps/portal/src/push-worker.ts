/**
 * Shows pushes as notifications and opens their pages (PSH-01, PSH-05). A worker of its own, apart from the one
 * that caches the app: it has no state, so a newer one takes over at once.
 */
import { isServerAddress } from '@abrufbar/contract/protocol/server-addresses.ts';
import { pushWorkerTexts } from '@abrufbar/texts/push-worker.ts';

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = WorkerEvent & { readonly data: { readonly json: () => unknown } | null };
type ClickEvent = WorkerEvent & { readonly notification: Notification };
type RenewalEvent = WorkerEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};
type Page = {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  readonly postMessage: (news: object, handedOver: readonly never[]) => void;
  readonly focus: () => Promise<unknown>;
};
declare const self: {
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: RenewalEvent) => void): void;
  skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll: (which: object) => Promise<readonly Page[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Shows a notification for every push, also an unreadable one: otherwise browsers withdraw the permission. */
const show = async ({ data }: PushEvent): Promise<void> => {
  const { title, path } = readPush(data);
  await self.registration.showNotification(title, { ...LOOK, tag: path, data: { path } });
  await postToPages({ type: 'news' });
};

const LOOK = {
  icon: '/app-icon-192.png',
  badge: '/app-icon-badge.png',
  lang: 'de',
  renotify: true, // a notification that replaces another one of its page alerts again
};
const NEWS = { title: pushWorkerTexts['push.news'], path: '/messages' };

const readPush = (data: PushEvent['data']): typeof NEWS => {
  try {
    // The server encrypted it for this browser.
    const { title, path } = (data?.json() ?? {}) as Partial<typeof NEWS>;
    return title && isPath(path) ? { title, path } : NEWS;
  } catch {
    return NEWS;
  }
};

/** Whether a path is an address of this app, parsed as the browser does, tabs and backslashes too. */
const isPath = (path: unknown): path is string =>
  typeof path === 'string' && path.startsWith('/') && new URL(path, origin).origin === origin;

/** Brings the app to the front at the page of the notification, or opens it. */
const open = async ({ notification }: ClickEvent): Promise<void> => {
  notification.close();
  const { path } = notification.data as { path: string }; // set above
  const all = await pages();
  const page =
    all.find(({ focused }) => focused) ??
    all.find(({ visibilityState }) => visibilityState === 'visible') ??
    all[0];
  if (!page) return void (await self.clients.openWindow(path));
  page.postMessage({ type: 'open', path }, []);
  // The page is the right one, focused or not.
  await page.focus().catch((error: unknown) => console.warn('focus', error));
};

/** The browser has changed the subscription by itself: an open page reports it to the server, or the next one. */
const renew = async ({ oldSubscription, newSubscription }: RenewalEvent): Promise<void> => {
  const { pushManager } = self.registration;
  if (!newSubscription && oldSubscription) {
    // The page finds out whether it succeeded.
    await pushManager
      .subscribe(oldSubscription.options)
      .catch((error: unknown) => console.warn('push', error));
  }
  await postToPages({ type: 'renewed' });
};

const pages = async (): Promise<readonly Page[]> => {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => !isServerAddress(new URL(url).pathname));
};

const postToPages = async (message: object): Promise<void> => {
  for (const page of await pages()) page.postMessage(message, []);
};
