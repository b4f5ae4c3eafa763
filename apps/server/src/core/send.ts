import type { FastifyReply } from 'fastify';
import type { FailureAnswer } from '#core/failures.ts';
import type { FileAnswer } from '#core/files.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Sends the text of an envelope; no answer of the API may be kept anywhere (D-30). */
export const sendEnvelope = (
  reply: FastifyReply,
  { text, replayed }: { readonly text: string; readonly replayed: boolean },
): FastifyReply =>
  reply
    .headers({ ...NO_STORE, ...(replayed && { 'Idempotency-Replayed': 'true' }) })
    .type('application/json; charset=utf-8')
    .send(text);

/** Sends a file; nothing of it may be kept either. */
export const sendFile = (
  reply: FastifyReply,
  { stream }: FileAnswer,
  media: string,
): FastifyReply => reply.headers(NO_STORE).type(media).send(stream);

export const sendFailure = (
  reply: FastifyReply,
  { status, headers, body }: FailureAnswer,
): FastifyReply =>
  reply
    .code(status)
    .headers({ ...NO_STORE, 'X-Request-Id': body.request_id, ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
