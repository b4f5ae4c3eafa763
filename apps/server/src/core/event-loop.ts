import { setImmediate as otherRequests } from 'node:timers/promises';

/** Long enough to make progress, short enough that no request notices. */
const MAX_BLOCK_MS = 8;

/** Returns a function to await between the steps of a long computation; it lets other requests run every few milliseconds. */
export const createYielder = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_BLOCK_MS) return;
    await otherRequests();
    since = performance.now();
  };
};
