import { watchInstall } from '#core/install.ts';
import { token } from '#core/device.ts';
import { followLinks } from '#core/links.ts';
import { watchMissingTexts } from '#core/missing-texts.ts';
import { watchNetwork } from '#core/network-watch.ts';
import { place } from '#core/router.ts';
import { startTranslations } from '#core/translations.ts';
import { setGround, watchTheme } from '#core/theme.ts';
import { watchVersions } from '#core/update.ts';
import { watchAppBadge } from '#notifications/app-badge.ts';
import { routes } from '#routes.ts';

const drawGround = () => setGround(routes[place.get().name].deep ? 'deep' : 'surface');

let outbox: Promise<unknown> | null = null;

/** What waits on this phone for the signed-in user is sent; loaded when the page has nothing else to do. */
const startOutbox = () => {
  if (token.get() === null) return;
  outbox ??= import('#core/outbox-driver.ts').catch((error: unknown) => {
    outbox = null;
    console.warn('outbox', error); // no reception, and not kept on the phone yet
  });
};
// Safari has no requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));

/** Everything that listens for the rest of the visit. */
export const watch = (): void => {
  followLinks();
  watchNetwork();
  watchInstall();
  watchTheme();
  watchAppBadge();
  drawGround();
  place.subscribe(drawGround);
  watchMissingTexts();
  void startTranslations();
  whenIdle(startOutbox);
  token.subscribe(() => whenIdle(startOutbox));
  if (import.meta.env.PROD) void watchVersions();
};
