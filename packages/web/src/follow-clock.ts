/** Calls back every so often, and when the page is shown again: for what changes by the clock alone. */
export const followClock =
  (intervalMs: number) =>
  (changed: () => void): (() => void) => {
    const timer = setInterval(changed, intervalMs);
    document.addEventListener('visibilitychange', changed);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', changed);
    };
  };
