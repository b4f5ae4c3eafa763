import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 400;

const STILL = '(prefers-reduced-motion: reduce)';

/** A figure on its way from the one shown before; null once it has arrived, and wherever nothing moves. */
export const useCountUp = (value: number): number | null => {
  const [shown, setShown] = useState<number | null>(null);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (from === value || matchMedia(STILL).matches) return undefined;
    const began = performance.now();
    let frame = 0;
    const draw = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - began) / COUNT_MS);
      setShown(share < 1 ? from + (value - from) * share : null);
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
};
