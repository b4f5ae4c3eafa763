const LEAST = 1_000;
const MOST = 60_000;

/** Full jitter: after a restart of the server not everybody comes back at the same moment. */
export const pauseAfter = (round: number, random: () => number = Math.random): number =>
  LEAST + random() * (Math.min(MOST, 4_000 * 2 ** round) - LEAST);
