import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ListedDelivery } from '#deliveries/export-store.ts';

const THREAD = new URL('./list-worker.ts', import.meta.url);
/** More than a list of 100,000 deliveries takes; beyond it only the thread ends. */
const MOST_MB = 512;

/** A list that is written on a thread of its own while its deliveries are still being read. */
export const openListFile = () => {
  const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MOST_MB } });
  // The message of a thread is what it was sent: the bytes of the file.
  const written = once(thread, 'message') as Promise<[Uint8Array]>;
  written.catch(() => {}); // heard by whoever waits for the end
  return {
    add: (deliveries: readonly ListedDelivery[]): void => thread.postMessage(deliveries, []),
    /** The file; nothing is added any more. */
    end: async (): Promise<Uint8Array> => {
      thread.postMessage([], []);
      const [bytes] = await written;
      void thread.terminate();
      return bytes;
    },
    /** Forgets what was added. */
    stop: (): void => void thread.terminate(),
  };
};
