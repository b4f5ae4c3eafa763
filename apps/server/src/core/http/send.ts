import type { FastifyReply } from 'fastify';
import type { FailureAnswer } from '#core/http/failures.ts';
import type { FileAnswer } from '#core/files/files.ts';
import type { Answered } from '#core/calls/run-user-call.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Sends the text of an envelope; no answer of the API may be kept anywhere (D-30). */
export const sendEnvelope = (
  reply: FastifyReply,
  { text, replayed, waits, retryAfter }: Answered,
): FastifyReply =>
  reply
    .code(waits ? 202 : 200)
    .headers({
      ...NO_STORE,
      ...(replayed && { 'Idempotency-Replayed': 'true' }),
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    })
    .type('application/json; charset=utf-8')
    .send(text);

/** A browser that opens a file runs nothing in it and loads nothing for it. */
const FILE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Sends a file; nothing of it may be kept either. */
export const sendFile = (
  reply: FastifyReply,
  { file }: FileAnswer,
  media: string,
): FastifyReply => {
  const { body, name, size } = file;
  const length = body instanceof Uint8Array ? body.length : size;
  return reply
    .headers({
      ...NO_STORE,
      'Content-Security-Policy': FILE_POLICY,
      ...(name !== undefined && { 'Content-Disposition': attachmentNamed(name) }),
      ...(length !== undefined && { 'Content-Length': String(length) }),
    })
    .type(file.media ?? media)
    .send(body);
};

/** RFC 6266: the plain name for old programs, the whole one for all others. */
const attachmentNamed = (name: string): string => {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};

export const sendFailure = (
  reply: FastifyReply,
  { status, headers, body }: FailureAnswer,
): FastifyReply =>
  reply
    .code(status)
    .headers({ ...NO_STORE, 'X-Request-Id': body.request_id, ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
