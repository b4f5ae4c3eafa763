/** Writes one list on a thread of its own: deliveries come in by the hundred, the file goes out. */
import { on } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { ListedDelivery } from '#deliveries/export-store.ts';
import { listSheet } from '#documents/list/list-sheet.ts';

/** Deliveries as they are sent; an empty batch says that nothing more comes. */
async function* batchesFrom(port: MessagePort): AsyncGenerator<readonly ListedDelivery[]> {
  // The only argument of this event is what the other thread has sent.
  for await (const [deliveries] of on(port, 'message') as AsyncIterable<[ListedDelivery[]]>) {
    if (deliveries.length === 0) return;
    yield deliveries;
  }
}

const write = async (port: MessagePort): Promise<void> => {
  const parts = await Array.fromAsync(listSheet(batchesFrom(port)));
  const bytes = new Uint8Array(Buffer.concat(parts));
  port.postMessage(bytes, [bytes.buffer]);
};

if (parentPort) void write(parentPort);
