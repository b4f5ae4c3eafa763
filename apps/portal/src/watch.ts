import { keepControlsWhilePressed } from '@abrufbar/web/press.ts';
import { watchInstall } from '#core/install/install-offer.ts';
import { token, uploadsWait } from '#core/device.ts';
import { followLinks } from '#core/navigation/links.ts';
import { watchMissingTexts } from '#core/content/missing-texts.ts';
import { watchNetwork } from '#core/api/network-watch.ts';
import { place } from '#core/navigation/router.ts';
import { startTranslations } from '#core/content/translations.ts';
import { setGround, watchTheme } from '#core/theme.ts';
import { watchVersions } from '#core/install/app-version.ts';
import { watchAppBadge } from '#notifications/app-badge.ts';
import { routes } from '#routes.ts';

const drawGround = () => setGround(routes[place.get().name].deep ? 'deep' : 'surface');

/** Starts once for the signed-in user; loaded when the page has nothing else to do. */
const forUser = (name: string, load: () => Promise<unknown>) => {
  let loaded: Promise<unknown> | null = null;
  return () => {
    if (token.get() === null) return;
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      console.warn(name, error); // no reception, and not kept on the phone yet
    });
  };
};

/** What waits on this phone for the signed-in user is sent. */
const startOutbox = forUser('outbox', () => import('#core/outbox/driver.ts'));
/** Files that wait on this phone too, where there are any. */
const startUploads = forUser('uploads', async () => {
  if (uploadsWait.get() !== null) await import('#documents/uploads/queue.ts');
});
/** What changes at the server is followed. */
const startLive = forUser('live', () => import('#core/live/stream.ts'));
/** What is pushed to this device is what the signed-in user wants; nothing where nobody is signed in. */
const startPush = () =>
  import('#core/push/sync.ts')
    .then((file) => file.watchPush())
    .catch((error: unknown) => console.warn('push', error)); // no reception, and not kept on the phone yet
// Safari has no requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));

/** Everything that listens for the rest of the visit. */
export const watch = (): void => {
  keepControlsWhilePressed();
  followLinks();
  watchNetwork();
  watchInstall();
  watchTheme();
  watchAppBadge();
  drawGround();
  place.subscribe(drawGround);
  watchMissingTexts();
  void startTranslations();
  for (const startPart of [startOutbox, startUploads, startLive]) {
    whenIdle(startPart);
    token.subscribe(() => whenIdle(startPart));
  }
  whenIdle(() => void startPush());
  if (import.meta.env.PROD) void watchVersions();
};
