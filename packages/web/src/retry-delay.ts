const MIN_DELAY_MS = 1_000;
const BASE_DELAY_MS = 4_000;
const MAX_DELAY_MS = 60_000;

/** Full jitter: after a restart of the server not all phones reconnect at the same moment. */
export const retryDelay = (round: number, random: () => number = Math.random): number =>
  MIN_DELAY_MS + random() * (Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** round) - MIN_DELAY_MS);
