import { useEffect, useEffectEvent } from 'react';

const REST_MS = 8_000;

/** Signs that somebody is still there: a finger, a key, a wheel, or a screen reader that moves the focus. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'focusin'];

/** Closes a page that nobody has touched for a while; one sign of somebody, and it stays (BEY-72). */
export const useClosesAlone = (isOn: boolean, close: () => void): void => {
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => leave(), REST_MS);
    const stay = new AbortController();
    stay.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const sign of SIGNS)
      addEventListener(sign, () => stay.abort(), { capture: true, signal: stay.signal });
    return () => stay.abort();
  }, [isOn]);
};
