import { token } from '#core/device.ts';
import { noteChange } from '#core/live/refresh.ts';
import { online } from '#core/api/network.ts';
import { pushAbility, updatePushWorker } from '#core/push/browser.ts';
import { settlePush } from '#core/push/push.ts';
import { go } from '#core/navigation/router.ts';

/** Something could not be found out, as it seems for lack of reception. */
let isDue = false;

/** At every start, login and end of a session: what is subscribed is what should be (T-13, SES-07, SES-09). */
const settle = (): void => {
  void settlePush().then((isSettled) => (isDue = !isSettled));
};

/** What the worker says: a push has come, one was tapped, or the browser has changed the subscription. */
const listen = ({ data }: MessageEvent): void => {
  const news = data as { readonly type?: string; readonly path?: string }; // push-worker.ts says nothing else
  if (news.type === 'renewed') return settle();
  if (news.type === 'open' && news.path !== undefined) void go(news.path);
  if (token.get() !== null) noteChange({ kind: 'all', ids: null });
};

export const watchPush = (): void => {
  if (pushAbility() !== 'able') return;
  navigator.serviceWorker.addEventListener('message', listen);
  token.subscribe(settle);
  online.subscribe(() => isDue && online.get() && settle());
  updatePushWorker().catch((error: unknown) => console.warn('push', error)); // no reception
  settle();
};
