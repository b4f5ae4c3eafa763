import { beginRequest, setOffline, online } from '#core/api/network.ts';

/** Asks the server whether it answers. */
export const probeServer = async (): Promise<void> => {
  const report = beginRequest();
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) report(true);
};

// Without reception no other request would notice that the server answers again.
const PROBE_INTERVAL_MS = 5000;
const probeWhileOffline = (): void => {
  if (!online.get() && document.visibilityState === 'visible') void probeServer();
};

export const watchNetwork = (): void => {
  addEventListener('offline', setOffline);
  addEventListener('online', () => void probeServer());
  document.addEventListener('visibilitychange', probeWhileOffline);
  setInterval(probeWhileOffline, PROBE_INTERVAL_MS);
  if (!navigator.onLine) setOffline();
};
