import type { IncomingMessage } from 'node:http';
import { Refusal } from '#core/calls/refusal.ts';

export type BodyLimit = { readonly bytes: number; readonly seconds: number };

/** The whole body; refuses one that is too large, that is compressed, or that does not arrive in time (quality R10). */
export const readBody = async (
  request: IncomingMessage,
  { bytes, seconds }: BodyLimit,
): Promise<Buffer> => {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal(415, 'body_kind');
  }
  const declaredLength = Number(request.headers['content-length'] ?? 0);
  if (declaredLength > bytes) throw new Refusal(413, 'body_too_large');
  // Joined as it arrives where its length is known: a large file is not held twice.
  let body: Buffer = Buffer.allocUnsafeSlow(declaredLength);
  const timer = setTimeout(() => request.destroy(), seconds * 1000);
  try {
    let length = 0;
    const arriving = request as AsyncIterable<Buffer>; // no encoding is set, so no text comes
    for await (const chunk of arriving) {
      if (length + chunk.length > bytes) throw new Refusal(413, 'body_too_large');
      if (length + chunk.length > body.length) body = grown(body, length + chunk.length);
      chunk.copy(body, length);
      length += chunk.length;
    }
    return body.subarray(0, length);
  } catch (error) {
    // The caller went away or was cut off: nothing has been done and nobody reads the answer.
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable');
  } finally {
    clearTimeout(timer);
  }
};

/** At least twice as large, so that few pieces are copied often. */
const grown = (body: Buffer, length: number): Buffer => {
  const larger = Buffer.allocUnsafeSlow(Math.max(length, 2 * body.length, 4_096));
  body.copy(larger);
  return larger;
};
