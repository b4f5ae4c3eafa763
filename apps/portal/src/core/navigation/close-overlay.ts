import { returnPath } from '#core/navigation/overlays.ts';
import { go } from '#core/navigation/router.ts';

/** Returns to a page that was open before; through the history if it is the entry right below. */
export const returnTo = (path: string): void => {
  const state: unknown = history.state;
  const isNoted = typeof state === 'object' && state !== null && 'below' in state;
  if (isNoted && state.below === path) history.back();
  else void go(path, { replace: true });
};

/** Closes an overlay (SES-11). */
export const closeOverlay = (overlay: Parameters<typeof returnPath>[0]): void =>
  returnTo(returnPath(overlay));
