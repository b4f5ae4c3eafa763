import { isInstalled, isPhoneOfApple, watchInstall } from '#core/install/install-offer.ts';
import { isView, token } from '#core/device.ts';
import { uploadsWait } from '#core/device-rest.ts';
import { watchMissingTexts } from '#core/content/missing-texts.ts';
import { probeServer, watchNetwork } from '#core/api/network-watch.ts';
import { watchSilence } from '#core/api/silence-watch.ts';
import { place } from '#core/navigation/router.ts';
import { startTranslations } from '#core/content/translations.ts';
import { setGround, watchTheme } from '#core/theme.ts';
import { watchVersions } from '#core/install/app-version.ts';
import { mayPrepare } from '#core/prepare.ts';
import { watchAppBadge } from '#notifications/app-badge.ts';
import { routes } from '#routes.ts';

const drawGround = () => setGround(routes[place.get().name].deep ? 'deep' : 'surface');

/** Loads once, for a signed-in user, when the page is idle. */
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

/** Shows the last answers the signed-in user got on this phone, and keeps the next ones. */
const startLastState = forUser('last state', () => import('#core/last-state/last-state.ts'));
/** Sends the entries of the signed-in user that wait on this phone. */
const startOutbox = forUser('outbox', () => import('#core/outbox/driver.ts'));
/** Sends files that wait on this phone, if there are any. */
const startUploads = forUser('uploads', async () => {
  if (uploadsWait.get() !== null) await import('#documents/uploads/queue.ts');
});
/** Follows changes at the server, and loads on the way. */
const startLive = forUser('live', async () => {
  const [stream, arrivals] = await Promise.all([
    import('#core/live/stream.ts'),
    import('#deliveries/arrival/follow-arrivals.ts'),
  ]);
  stream.watchChanges();
  arrivals.followArrivals();
});
/** Ways to read a page again, and past its lists. */
const startTools = forUser('tools', async () => {
  const { startPageTools } = await import('#core/frame/page-tools.tsx');
  startPageTools({ probe: probeServer, isOfApple: isPhoneOfApple(), isInstalled: isInstalled() });
});
const watchBars = (): void => {
  import('#core/frame/bar-room.ts')
    .then((file) => file.watchBarRoom(place.subscribe))
    .catch((error: unknown) => console.warn('bars', error));
};
/** Keeps the push subscription in line with the signed-in user; none without one. */
const startPush = () =>
  import('#core/push/sync.ts')
    .then((file) => file.watchPush())
    .catch((error: unknown) => console.warn('push', error)); // no reception, and not kept on the phone yet
// Safari has no requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));

/** Badge, reports and pushes of this device and its user, none of staff who look as somebody (OFF-87). */
const watchDevice = (): void => {
  watchAppBadge();
  watchMissingTexts();
  whenIdle(() => void startPush());
};

/** At once, because the page shows nothing before; a phone nobody is signed in on keeps nothing (OFF-87). */
const watchLastState = (): void => {
  try {
    if (token.get() === null) indexedDB.deleteDatabase('abrufbar-state');
  } catch (error) {
    console.warn('last state', error); // the phone stores nothing
  }
  startLastState();
  token.subscribe(startLastState);
};

/** Keeps the app itself on the device: not yet for a stranger on a line that is slow or paid by volume. */
const installWorker = (): void => {
  if (mayPrepare() || token.get() !== null) return void watchVersions();
  const stop = token.subscribe(() => {
    stop();
    void watchVersions();
  });
};

/** Needed exactly when nothing can be fetched any more. */
const loadWordsForFailures = (): void => {
  const files = [
    import('#core/frame/error-popup-dialog.tsx'),
    import('#core/frame/error-page.tsx'),
    import('#outbox/confirmations-card.tsx'),
  ];
  Promise.all(files).catch((error: unknown) => console.warn('failures', error));
};

const loadSignIn = (): void => {
  if (token.get() === null) import('#session/sign-in.ts').catch(console.warn);
};

/** Starts everything that listens for the rest of the visit. */
export const watch = (): void => {
  if (!isView) watchLastState();
  watchNetwork();
  watchSilence();
  whenIdle(loadWordsForFailures);
  whenIdle(loadSignIn);
  whenIdle(watchBars);
  watchInstall();
  watchTheme();
  drawGround();
  place.subscribe(drawGround);
  startTranslations();
  const forAll = [startTools, startLive];
  for (const startPart of isView ? forAll : [startOutbox, startUploads, ...forAll]) {
    whenIdle(startPart);
    token.subscribe(() => whenIdle(startPart));
  }
  if (!isView) watchDevice();
  if (import.meta.env.PROD) installWorker();
};
