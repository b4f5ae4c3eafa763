import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ListedDelivery } from '#deliveries/export-store.ts';

/** Columns that not everybody gets. */
export type ListColumns = { readonly hasInvoices: boolean };

const THREAD = new URL('./list-worker.ts', import.meta.url);
/** More than a list of 100,000 deliveries needs; beyond it only the thread ends. */
const MAX_MEMORY_MB = 512;

/** A list that is written on a thread of its own while its deliveries are still being read. */
export const openListFile = (columns: ListColumns) => {
  const thread = new Worker(THREAD, {
    workerData: columns,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  // The thread answers with the bytes of the file.
  const written = once(thread, 'message') as Promise<[Uint8Array]>;
  written.catch(() => {}); // the caller of the end handles the failure
  return {
    add: (deliveries: readonly ListedDelivery[]): void => thread.postMessage(deliveries, []),
    /** Ends the list and returns the file. */
    end: async (): Promise<Uint8Array> => {
      thread.postMessage([], []);
      const [bytes] = await written;
      void thread.terminate();
      return bytes;
    },
    /** Drops the list. */
    stop: (): void => void thread.terminate(),
  };
};
