import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The instant, twice a minute: for what counts down on show. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
