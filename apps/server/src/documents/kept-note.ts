import { buffer } from 'node:stream/consumers';
import { createLimit } from '#core/concurrency-limit.ts';
import type { Files } from '#core/files/files.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { runWorker } from '#core/run-worker.ts';
import { type WrittenNote, writeNote } from '#documents/write-note.ts';

const THREAD = new URL('./write-note-worker.ts', import.meta.url);
/** Larger documents go to a thread: reading and writing them here would block other requests. */
const MAX_INLINE_BYTES = 32 * 1024;
/** Many times the need of the largest document that is taken. */
const LIMITS = { timeoutMs: 20_000, maxMemoryMb: 256 };

const limit = createLimit({ concurrent: 2, queued: 24 });

/** A paper of a delivery with all that the document it came in says. */
export const writeKeptNote = async (
  files: Pick<Files, 'read'>,
  name: string | null,
  order: Omit<WrittenNote, 'came'>,
): Promise<Buffer> => {
  const stream = name === null ? null : await files.read('notes', name);
  const came = stream && (await buffer(stream));
  if (came === null || came.length <= MAX_INLINE_BYTES) return writeNote({ ...order, came });
  const written = await limit(() => runWorker(THREAD, { ...order, came }, LIMITS));
  if (written === undefined) throw new Refusal(409, 'paper_failed');
  return Buffer.from(written as Uint8Array); // as write-note-worker.ts answers
};
