import { Refusal } from '#core/calls/refusal.ts';

type Limits = { readonly concurrent: number; readonly queued: number };

/** Lets only so much work run at once; some more waits its turn, beyond that the caller hears 429. */
export const createLimit = ({ concurrent, queued }: Limits) => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrent) {
      if (queue.length >= queued) throw new Refusal(429, 'busy', { retryAfter: 1 });
      // Whoever ends hands over its turn, so that nobody who comes later is faster.
      await new Promise<void>((begin) => queue.push(begin));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
