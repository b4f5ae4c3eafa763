import { createLimit } from '#core/concurrency-limit.ts';
import { runWorker } from '#core/run-worker.ts';
import { type PdfOrder, sayActive, t } from '#documents/active/say-active.ts';

const THREAD = new URL('./pdf-worker.ts', import.meta.url);
/** Larger ones go to a thread: looking into them here would block other requests. */
const MAX_INLINE_BYTES = 32 * 1024;
const LIMITS = { timeoutMs: 10_000, maxMemoryMb: 256 };

const limit = createLimit({ concurrent: 2, queued: 24 });

/** Why a PDF is not taken as it is; null for one that only shows its pages (DOC-46 to DOC-49). */
export const refuseActive = async (
  bytes: Buffer,
  kind: PdfOrder['kind'],
): Promise<string | null> => {
  if (bytes.length <= MAX_INLINE_BYTES) return sayActive(bytes, kind);
  const answer = await limit(() => runWorker(THREAD, { bytes, kind } satisfies PdfOrder, LIMITS));
  return answer === undefined ? t('document.unchecked') : (answer as string | null); // as the thread answers
};
