import type { Page, Worker } from '@playwright/test';

/** The worker that shows pushes, once it is installed. */
export const pushWorker = async (page: Page): Promise<Worker> => {
  const context = page.context();
  const isMeant = (worker: Worker) => worker.url().endsWith('/push-worker.js');
  return (
    context.serviceWorkers().find(isMeant) ??
    context.waitForEvent('serviceworker', { predicate: isMeant })
  );
};

type Shown = { readonly title: string; readonly tag: string; readonly path: string };

/** Notifications shown on the device. */
export const notifications = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    const push = all.find(({ scope }) => scope.endsWith('/push/'));
    const shown = (await push?.getNotifications()) ?? [];
    return shown.map(({ title, tag, data }) => ({ title, tag, path: data.path }));
  });

/** Whether the browser is subscribed. */
export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    const push = all.find(({ scope }) => scope.endsWith('/push/'));
    return ((await push?.pushManager.getSubscription()) ?? null) !== null;
  });

/** Global scope of a worker, as far as a test needs it. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, about: object) => Event;
  readonly ExtendableEvent: new (type: string) => Event;
};

/** Taps the notification on the device by an event in the worker: browsers offer tests no other way. */
export const tapNotification = async (page: Page): Promise<void> => {
  const worker = await pushWorker(page);
  await worker.evaluate(async () => {
    const { registration, NotificationEvent } = globalThis as unknown as WorkerScope; // this runs in the worker
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
};

/** Ends the subscription as the browser does by itself: a push service cannot trigger that. */
export const changeSubscription = async (page: Page): Promise<void> => {
  const worker = await pushWorker(page);
  await worker.evaluate(async () => {
    const { registration, ExtendableEvent } = globalThis as unknown as WorkerScope; // this runs in the worker
    const known = await registration.pushManager.getSubscription();
    await known?.unsubscribe();
    const event = new ExtendableEvent('pushsubscriptionchange');
    dispatchEvent(Object.assign(event, { oldSubscription: known ?? { options: {} } }));
  });
};
