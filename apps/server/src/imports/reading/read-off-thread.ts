import { createLimit } from '#core/concurrency-limit.ts';
import { askThread } from '#imports/reading/run-worker.ts';
import {
  isXml,
  readDespatchDocument,
  readInvoiceDocument,
  t,
} from '#imports/reading/read-document.ts';

/** What the thread is to read. */
export type ReadingOrder =
  | { readonly kind: 'invoice'; readonly bytes: Uint8Array }
  | { readonly kind: 'despatch'; readonly bytes: Uint8Array; readonly today: string };

const THREAD = new URL('./document-worker.ts', import.meta.url);
/** Read at once: a longer one, or what a PDF unfolds to, would keep the requests of others waiting. */
const SMALL = 32 * 1024;
/** Many times what the largest honest document takes. */
const LIMITS = { longestMs: 20_000, mostMb: 256 };

const turn = createLimit({ concurrent: 2, queued: 24 });

/** Reads a delivery note; nobody waits for it but who sent it. */
export const readDespatchAside = async (
  bytes: Buffer,
  today: string,
  limits = LIMITS,
): Promise<ReturnType<typeof readDespatchDocument>> => {
  if (bytes.length <= SMALL) return readDespatchDocument(bytes, today);
  return readOnThread({ kind: 'despatch', bytes, today }, limits);
};

/** Reads an invoice; nobody waits for it but who sent it. */
export const readInvoiceAside = async (
  bytes: Buffer,
  limits = LIMITS,
): Promise<ReturnType<typeof readInvoiceDocument>> => {
  if (bytes.length <= SMALL && isXml(bytes)) return readInvoiceDocument(bytes);
  return readOnThread({ kind: 'invoice', bytes }, limits);
};

const readOnThread = async <T>(order: ReadingOrder, limits: typeof LIMITS) => {
  const answer = await turn(() => askThread(THREAD, order, limits));
  // The message of the thread is what it was sent: the document that was read.
  return (answer ?? { read: null, messages: [t('document.too_hard')] }) as T;
};
