import { store } from '@abrufbar/web/store.ts';
import { workerUrl } from '#core/trusted-types.ts';

/** The installed version that waits to be activated, null while there is none. */
export const waitingVersion = store<ServiceWorker | null>(null);

/** Installs the service worker and notices new versions; they are offered, never forced. */
export const watchVersions = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const register = navigator.serviceWorker.register(workerUrl('/service-worker.js'));
  const registration = await register.catch((error: unknown) => console.warn('worker', error));
  if (!registration) return; // the app works without it, except offline
  const offer = () => {
    // The first worker of a device replaces nothing.
    if (navigator.serviceWorker.controller) waitingVersion.set(registration.waiting);
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    registration.update().catch((error: unknown) => console.warn('worker', error)); // no reception
  });
};

/** Activates the new version; the page reloads once it controls the page. */
export const startNewVersion = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waitingVersion.get()?.postMessage('skip-waiting');
};
