import { beginRequest, online } from '#core/api/network.ts';

/** Ends before the next probe begins: several that hang would take the connections away from calls. */
const PROBE_TIMEOUT_MS = 4500;

/** Asks the server whether it answers. */
export const probeServer = async (): Promise<void> => {
  const report = beginRequest();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PROBE_TIMEOUT_MS);
  const options = { cache: 'no-store', signal: limit.signal } as const;
  const answer = await fetch('/healthz', options).catch(() => null);
  clearTimeout(timer);
  if (answer?.ok) report(true);
};

// Without reception no other request would notice that the server answers again.
const PROBE_INTERVAL_MS = 5000;
const probeWhileOffline = (): void => {
  if (!online.get() && document.visibilityState === 'visible') void probeServer();
};

export const watchNetwork = (): void => {
  addEventListener('online', () => void probeServer());
  document.addEventListener('visibilitychange', probeWhileOffline);
  setInterval(probeWhileOffline, PROBE_INTERVAL_MS);
};
