import { createLimit } from '#core/concurrency-limit.ts';
import { runWorker } from '#imports/reading/run-worker.ts';
import {
  isXml,
  readDespatchDocument,
  readInvoiceDocument,
  t,
} from '#imports/reading/read-document.ts';

/** A document for the worker thread. */
export type ReadingOrder =
  | { readonly kind: 'invoice'; readonly bytes: Uint8Array }
  | { readonly kind: 'despatch'; readonly bytes: Uint8Array; readonly today: string };

const THREAD = new URL('./document-worker.ts', import.meta.url);
/** Larger documents, and all PDFs, go to a thread: reading them here would block other requests. */
const MAX_INLINE_BYTES = 32 * 1024;
/** Many times the need of the largest real document. */
const LIMITS = { timeoutMs: 10_000, maxMemoryMb: 256 };

const limit = createLimit({ concurrent: 2, queued: 24 });

/** Reads a delivery note; only its sender waits for it. */
export const readDespatchOffThread = async (
  bytes: Buffer,
  today: string,
  limits = LIMITS,
): Promise<ReturnType<typeof readDespatchDocument>> => {
  if (bytes.length <= MAX_INLINE_BYTES) return readDespatchDocument(bytes, today);
  return readOnThread({ kind: 'despatch', bytes, today }, limits);
};

/** Reads an invoice; only its sender waits for it. */
export const readInvoiceOffThread = async (
  bytes: Buffer,
  limits = LIMITS,
): ReturnType<typeof readInvoiceDocument> => {
  if (bytes.length <= MAX_INLINE_BYTES && isXml(bytes)) return readInvoiceDocument(bytes);
  return readOnThread({ kind: 'invoice', bytes }, limits);
};

const readOnThread = async <T>(order: ReadingOrder, limits: typeof LIMITS) => {
  const answer = await limit(() => runWorker(THREAD, order, limits));
  // The thread answers with the document that was read.
  return (answer ?? { read: null, messages: [t('document.too_hard')] }) as T;
};
