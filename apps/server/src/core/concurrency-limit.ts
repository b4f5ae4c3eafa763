import { Refusal } from '#core/calls/refusal.ts';

type Limits = { readonly concurrent: number; readonly queued: number };

/** Limits concurrent work; a few more wait in a queue, beyond that the caller gets 429. */
export const createLimit = ({ concurrent, queued }: Limits) => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrent) {
      if (queue.length >= queued) throw new Refusal(429, 'busy', { retryAfter: 1 });
      // Finished work hands its slot to the next in the queue, so that newer work cannot overtake.
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
