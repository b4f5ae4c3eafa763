import { store } from '@abrufbar/web/store.ts';

/** The browser's offer to install the app; Chromium only, so the types of the browser do not know it. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

declare global {
  /** An offer from before this code was there, kept by the script in the page (index.html). */
  var abrufbarInstall: Event | undefined;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** `by-hand`: iOS installs through its own menu only. */
export const install = store<InstallOffer | 'by-hand' | null>(null);

/** A tablet of Apple calls itself a Mac, which has no touch screen. */
export const isPhoneOfApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
/** Safari says it in a property of its own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const watchInstall = (): void => {
  if (isPhoneOfApple() && !isInstalled()) install.set('by-hand');
  const keep = (event: Event | undefined): void => {
    if (!event || !isOffer(event)) return;
    event.preventDefault(); // the menu offers it instead, where it covers nothing
    install.set(event);
  };
  keep(globalThis.abrufbarInstall);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', () => install.set(null));
};
