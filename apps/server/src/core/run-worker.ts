import { Worker } from 'node:worker_threads';

type Limits = { readonly timeoutMs: number; readonly maxMemoryMb: number };

/** Buffers lie beside the heap, where the engine sets no limit: what they take is asked for this often. */
const MEMORY_CHECK_INTERVAL_MS = 50;
const BYTES_PER_MB = 1024 * 1024;

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
  const stop = () => void thread.terminate();
  const timer = setTimeout(stop, timeoutMs);
  let isAsked = false; // a busy thread answers late
  const watch = setInterval(() => {
    if (isAsked) return;
    isAsked = true;
    thread.getHeapStatistics().then(
      ({ external_memory: outside, used_heap_size: inside }) => {
        isAsked = false;
        if (outside + inside > maxMemoryMb * BYTES_PER_MB) stop();
      },
      () => {}, // it has ended
    );
  }, MEMORY_CHECK_INTERVAL_MS);
  let answer: unknown;
  thread.once('message', (message: unknown) => {
    answer = message;
  });
  thread.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
  });
  thread.once('exit', () => {
    clearTimeout(timer);
    clearInterval(watch);
    resolve(answer);
  });
  return promise;
};
