import { keepControlsWhilePressed } from '@abrufbar/web/press.ts';
import { isView, token } from '#core/device.ts';
import { interceptLinks } from '#core/navigation/links.ts';

/** Taps on the first page and its last state; fetched with its own data, not with the rest. */
export const listen = (): void => {
  keepControlsWhilePressed();
  interceptLinks();
  // A view of staff keeps nothing (OFF-87).
  if (token.get() !== null && !isView) import('#core/last-state/last-state.ts').catch(console.warn);
};
