/** Writes one list on a thread of its own: deliveries come in by the hundred, the file goes out. */
import { parentPort } from 'node:worker_threads';
import type { ListedDelivery } from '#deliveries/export-store.ts';
import { createListSheet } from '#documents/list/list-sheet.ts';

const sheet = createListSheet();

parentPort?.on('message', (deliveries: readonly ListedDelivery[]) => {
  if (deliveries.length > 0) return sheet.add(deliveries);
  // Nothing more comes.
  void sheet.end().then((file) => {
    const bytes = new Uint8Array(file);
    parentPort?.postMessage(bytes, [bytes.buffer]);
  });
});
