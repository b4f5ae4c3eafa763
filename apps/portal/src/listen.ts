import { keepControlsWhilePressed } from '@abrufbar/web/press.ts';
import { setOffline } from '#core/api/network.ts';
import { token } from '#core/device.ts';
import { interceptLinks } from '#core/navigation/links.ts';

/** Taps on the first page, its last state and the loss of the line; fetched while it is drawn, not with the rest. */
export const listen = (): void => {
  keepControlsWhilePressed();
  interceptLinks();
  addEventListener('offline', setOffline);
  if (!navigator.onLine) setOffline();
  if (token.get() !== null) import('#core/last-state/last-state.ts').catch(console.warn);
};
