/** Writes one list on a thread of its own: deliveries come in by the hundred, the file goes out. */
import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { keepTextsPlain } from '#core/plain-texts.ts';
import type { ListedDelivery } from '#deliveries/export-store.ts';
import type { ListColumns } from '#documents/list/list-file.ts';
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
  // As openListFile gives it.
  const parts = await Array.fromAsync(listSheet(batchesFrom(port), workerData as ListColumns));
  const bytes = new Uint8Array(Buffer.concat(parts));
  port.postMessage(bytes, [bytes.buffer]);
};

keepTextsPlain();
if (parentPort) void write(parentPort);
