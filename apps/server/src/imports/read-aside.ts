import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isXml, readDespatchDocument, readInvoiceDocument } from '#imports/read-document.ts';

/** What the thread is to read. */
export type ReadingOrder =
  | { readonly kind: 'invoice'; readonly bytes: Uint8Array }
  | { readonly kind: 'despatch'; readonly bytes: Uint8Array; readonly today: string };

const THREAD = new URL('./document-thread.ts', import.meta.url);
/** Read at once: a longer one, or what a PDF unfolds to, would keep the requests of others waiting. */
const SMALL = 256 * 1024;

/** Reads a delivery note; nobody waits for it but who sent it. */
export const readDespatchAside = async (
  bytes: Buffer,
  today: string,
): Promise<ReturnType<typeof readDespatchDocument>> => {
  if (bytes.length <= SMALL) return readDespatchDocument(bytes, today);
  return readOnThread({ kind: 'despatch', bytes, today });
};

/** Reads an invoice; nobody waits for it but who sent it. */
export const readInvoiceAside = async (
  bytes: Buffer,
): Promise<ReturnType<typeof readInvoiceDocument>> => {
  if (bytes.length <= SMALL && isXml(bytes)) return readInvoiceDocument(bytes);
  return readOnThread({ kind: 'invoice', bytes });
};

const readOnThread = async <T>(order: ReadingOrder): Promise<T> => {
  const thread = new Worker(THREAD, { workerData: order });
  // The message of a thread is what it was sent: the document that was read.
  const [read] = (await once(thread, 'message')) as [T];
  return read;
};
