import { beginRequest, lose, online } from '#core/api/network.ts';

/** Asks the server for a sign of life. */
export const knock = async (): Promise<void> => {
  const report = beginRequest();
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) report(true);
};

// Nothing else asks the server while the user waits without reception.
const PAUSE = 5000;
const knockWhenWaiting = (): void => {
  if (!online.get() && document.visibilityState === 'visible') void knock();
};

export const watchNetwork = (): void => {
  addEventListener('offline', lose);
  addEventListener('online', () => void knock());
  document.addEventListener('visibilitychange', knockWhenWaiting);
  setInterval(knockWhenWaiting, PAUSE);
  if (!navigator.onLine) lose();
};
