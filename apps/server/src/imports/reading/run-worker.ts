import { Worker } from 'node:worker_threads';

type Limits = { readonly longestMs: number; readonly mostMb: number };

/**
 * What a thread of its own answers to an order; undefined when it ends without an answer or takes more time or
 * memory than it may, which ends the thread and nothing else. A fault of ours stays one.
 */
export const askThread = (
  script: URL,
  order: unknown,
  { longestMs, mostMb }: Limits,
): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const resourceLimits = { maxOldGenerationSizeMb: mostMb };
  const thread = new Worker(script, { workerData: order, resourceLimits });
  const timer = setTimeout(() => void thread.terminate(), longestMs);
  let answer: unknown;
  thread.once('message', (told: unknown) => {
    answer = told;
  });
  thread.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
  });
  thread.once('exit', () => {
    clearTimeout(timer);
    resolve(answer);
  });
  return promise;
};
