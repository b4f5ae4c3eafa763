import type { IncomingMessage } from 'node:http';
import { Refusal } from '#core/refusal.ts';

export type BodyLimit = { readonly bytes: number; readonly seconds: number };

/** The whole body; refuses one that is too large, that is compressed, or that does not arrive in time (R10). */
export const readBody = async (
  request: IncomingMessage,
  { bytes, seconds }: BodyLimit,
): Promise<Buffer> => {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal(415, 'body_kind');
  }
  if (Number(request.headers['content-length'] ?? 0) > bytes) {
    throw new Refusal(413, 'body_too_large');
  }
  const timer = setTimeout(() => request.destroy(), seconds * 1000);
  try {
    const chunks: Buffer[] = [];
    let length = 0;
    const arriving = request as AsyncIterable<Buffer>; // no encoding is set, so no text comes
    for await (const chunk of arriving) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > bytes) throw new Refusal(413, 'body_too_large');
    }
    return Buffer.concat(chunks);
  } catch (error) {
    // The caller went away or was cut off: nothing has been done and nobody reads the answer.
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable');
  } finally {
    clearTimeout(timer);
  }
};
