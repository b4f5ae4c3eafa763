import { keepControlsWhilePressed } from '@abrufbar/web/press.ts';
import { setOffline } from '#core/api/network.ts';
import { isView, token } from '#core/device.ts';
import { interceptLinks } from '#core/navigation/links.ts';

/** Taps on the first page, its last state and the loss of the line; fetched while it is drawn, not with the rest. */
export const listen = (): void => {
  keepControlsWhilePressed();
  interceptLinks();
  addEventListener('offline', setOffline);
  if (!navigator.onLine) setOffline();
  // A view of staff keeps nothing (OFF-87).
  if (token.get() !== null && !isView) import('#core/last-state/last-state.ts').catch(console.warn);
};
