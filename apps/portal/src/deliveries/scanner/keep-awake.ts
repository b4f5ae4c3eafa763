/** Keeps the screen from going dark until the signal; browsers without it, and low batteries, refuse it. */
export const keepAwake = async (signal: AbortSignal): Promise<void> => {
  const { wakeLock }: { readonly wakeLock?: WakeLock } = navigator;
  const lock = await wakeLock?.request('screen').catch((error: unknown) => {
    console.warn('wake lock', error);
    return null;
  });
  if (!lock) return;
  // The browser itself ends it with the page in the background; the camera is opened once more after that.
  const end = () => void lock.release();
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
};
