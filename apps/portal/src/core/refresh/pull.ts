/** Rules of the pull that reads a page again. Pure. */

type Device = {
  readonly userAgent: string;
  /** A phone or tablet of Apple. */
  readonly isOfApple: boolean;
  /** Opened from the home screen, without the bars of a browser. */
  readonly isInstalled: boolean;
};

/** From here on Safari has a pull of its own, except in installed apps. */
const OWN_PULL_SINCE_IOS = 15;

/** Whether the device has no pull of its own: elsewhere two of them would answer the same finger (BRD-08, BRD-09). */
export const needsPull = ({ userAgent, isOfApple, isInstalled }: Device): boolean => {
  if (!isOfApple) return false;
  // A tablet calls itself a Mac, whose version says nothing; that of its Safari is the one of iOS.
  const version = / OS (\d+)_/.exec(userAgent) ?? /Version\/(\d+)/.exec(userAgent);
  return isInstalled || Number(version?.[1]) < OWN_PULL_SINCE_IOS;
};

type Touch = {
  readonly fingers: number;
  /** Whether the page has not been scrolled, nor anything under the finger. */
  readonly isAtTop: boolean;
  /** Whether the finger is on a field, a sheet or a dialog. */
  readonly isOnControl: boolean;
  /** Enlargement by two fingers; the page moves below one finger then. */
  readonly zoom: number;
};

export const mayPull = ({ fingers, isAtTop, isOnControl, zoom }: Touch): boolean =>
  fingers === 1 && isAtTop && !isOnControl && zoom <= 1;

/** A tap trembles that far. */
const SLOP_PX = 10;
const PULL_PX = 80;

type Way = { readonly x: number; readonly y: number };

/** Meaning of a finger's way: nothing yet, something else, or a pull and how much of it is done, up to 1. */
export const pullOf = ({ x, y }: Way): 'unclear' | 'other' | number => {
  if (Math.max(Math.abs(x), Math.abs(y)) < SLOP_PX) return 'unclear';
  return y > Math.abs(x) ? Math.min(1, (y - SLOP_PX) / PULL_PX) : 'other';
};
