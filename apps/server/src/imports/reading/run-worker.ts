import { Worker } from 'node:worker_threads';

type Limits = { readonly timeoutMs: number; readonly maxMemoryMb: number };

/**
 * The answer of a worker thread to an order; undefined when it ends without an answer or takes more time or
 * memory than allowed, which ends the thread only. A fault in our own code rejects.
 */
export const runWorker = (
  script: URL,
  order: unknown,
  { timeoutMs, maxMemoryMb }: Limits,
): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const resourceLimits = { maxOldGenerationSizeMb: maxMemoryMb };
  const thread = new Worker(script, { workerData: order, resourceLimits });
  const timer = setTimeout(() => void thread.terminate(), timeoutMs);
  let answer: unknown;
  thread.once('message', (message: unknown) => {
    answer = message;
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
