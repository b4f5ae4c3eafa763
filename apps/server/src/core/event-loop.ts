import { setImmediate as otherRequests } from 'node:timers/promises';

/** Long enough to get on, short enough that nobody notices. */
const MAX_BLOCK_MS = 8;

/** Awaited between the steps of a long computation, lets everybody else have a turn every few milliseconds. */
export const createYielder = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_BLOCK_MS) return;
    await otherRequests();
    since = performance.now();
  };
};
