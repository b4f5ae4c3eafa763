import { createLimit } from '#core/concurrency-limit.ts';
import { runWorker } from '#core/run-worker.ts';
import {
  isXml,
  readDespatchDocument,
  readInvoiceDocument,
  t,
} from '#imports/reading/read-document.ts';

/** A document for the worker thread. */
export type ReadingOrder = { readonly bytes: Uint8Array; readonly maxLines?: number } & (
  | { readonly kind: 'invoice' }
  | { readonly kind: 'despatch'; readonly today: string }
);

const THREAD = new URL('./document-worker.ts', import.meta.url);
/** Larger documents, and all PDFs, go to a thread: reading them here would block other requests. */
const MAX_INLINE_BYTES = 32 * 1024;
/** Many times the need of the largest real document. */
const LIMITS = { timeoutMs: 10_000, maxMemoryMb: 256 };
type Limits = Partial<typeof LIMITS> & Pick<ReadingOrder, 'maxLines'>;

const limit = createLimit({ concurrent: 2, queued: 24 });

/** Reads a delivery note; only its sender waits for it. */
export const readDespatchOffThread = async (
  bytes: Buffer,
  today: string,
  { maxLines, ...limits }: Limits = {},
): Promise<ReturnType<typeof readDespatchDocument>> => {
  if (bytes.length <= MAX_INLINE_BYTES) return readDespatchDocument(bytes, today, maxLines);
  return readOnThread({ kind: 'despatch', bytes, today, ...(maxLines && { maxLines }) }, limits);
};

/** Reads an invoice; only its sender waits for it. */
export const readInvoiceOffThread = async (
  bytes: Buffer,
  { maxLines, ...limits }: Limits = {},
): ReturnType<typeof readInvoiceDocument> => {
  if (bytes.length <= MAX_INLINE_BYTES && isXml(bytes)) return readInvoiceDocument(bytes, maxLines);
  return readOnThread({ kind: 'invoice', bytes, ...(maxLines && { maxLines }) }, limits);
};

const readOnThread = async <T>(order: ReadingOrder, limits: Partial<typeof LIMITS>) => {
  const answer = await limit(() => runWorker(THREAD, order, { ...LIMITS, ...limits }));
  // The thread answers with the document that was read.
  return (answer ?? { read: null, messages: [t('document.too_hard')] }) as T;
};
