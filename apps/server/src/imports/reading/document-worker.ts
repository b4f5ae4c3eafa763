/** Reads one document on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadingOrder } from '#imports/reading/read-off-thread.ts';
import { readDespatchDocument, readInvoiceDocument } from '#imports/reading/read-document.ts';

const order = workerData as ReadingOrder; // sent by read-off-thread.ts
const bytes = Buffer.from(order.bytes);
const read =
  order.kind === 'invoice'
    ? await readInvoiceDocument(bytes, order.maxLines)
    : readDespatchDocument(bytes, order.today, order.maxLines);
parentPort?.postMessage(read, []);
