import { token } from '#core/device.ts';
import { refreshAffected } from '#core/live/refresh.ts';
import { online } from '#core/api/network.ts';
import { pushAbility, updatePushWorker } from '#core/push/browser.ts';
import { syncPush } from '#core/push/push.ts';
import { go } from '#core/navigation/router.ts';

const MIN_RETRY_MS = 45_000;
const MAX_RETRY_MS = 30 * 60_000;

/** Failed attempts since the last one that succeeded: no reception, or a push service out of reach. */
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** At every start, login and end of a session the subscription is brought in line (T-13, SES-07, SES-09). */
const sync = (): void => {
  clearTimeout(retry);
  void syncPush().then((isSynced) => {
    clearTimeout(retry);
    failures = isSynced ? 0 : failures + 1;
    if (failures > 0)
      retry = setTimeout(sync, Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (failures - 1)));
  });
};

/** Messages of the worker: a push has come, one was tapped, or the browser has changed the subscription. */
const listen = ({ data }: MessageEvent): void => {
  const message = data as { readonly type?: string; readonly path?: string }; // push-worker.ts sends nothing else
  if (message.type === 'renewed') return sync();
  if (message.type === 'open' && message.path !== undefined) void go(message.path);
  if (token.get() !== null) refreshAffected({ kind: 'all', ids: null });
};

export const watchPush = (): void => {
  if (pushAbility() !== 'able') return;
  navigator.serviceWorker.addEventListener('message', listen);
  token.subscribe(sync);
  online.subscribe(() => failures > 0 && online.get() && sync());
  updatePushWorker().catch((error: unknown) => console.warn('push', error)); // no reception
  sync();
};
