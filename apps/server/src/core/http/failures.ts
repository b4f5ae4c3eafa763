import type { Failure } from '@abrufbar/contract/wire/envelope.ts';
import { fieldLabels } from '@abrufbar/texts/server/field-labels.ts';
import { fieldProblemTexts, refusalTexts } from '@abrufbar/texts/server/refusals.ts';
import { fillIn } from '@abrufbar/texts/lookup/text.ts';
import { Refusal, type RefusalStatus } from '#core/calls/refusal.ts';

/** How a refusal or fault travels. */
export type FailureAnswer = {
  readonly status: RefusalStatus | 500 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Failure;
};

/** The one shape of every refusal and fault (D-22); a fault tells its request number and nothing else. */
export const presentFailure = (
  error: unknown,
  requestId: string,
  /** The office acts on the reason; the fixed protocol has sentences alone. */
  withReason = false,
): FailureAnswer => {
  const refusal = refusalOf(error);
  if (refusal === null) {
    const message = fillIn(refusalTexts.fault, { requestId });
    return { status: 500, headers: {}, body: bodyOf(message, requestId) };
  }
  const message = fillIn(refusalTexts[refusal.code], refusal.values);
  const errors = refusal.errors.map(({ field, problem, sentence }) => ({
    field,
    message: sentence ?? fillIn(fieldProblemTexts[problem], { field: fieldLabels[field] ?? field }),
  }));
  return {
    status: refusal.status,
    headers: {
      ...(refusal.retryAfter !== null && { 'Retry-After': String(refusal.retryAfter) }),
      ...(refusal.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    },
    body: {
      ...bodyOf(message, requestId),
      errors,
      ...(withReason && { reason: { code: refusal.code, ...refusal.reason } }),
    },
  };
};

/** Announced maintenance, the only 503 there is (T-40). */
export const presentMaintenance = (html: string | null, requestId: string): FailureAnswer => ({
  status: 503,
  headers: { 'Retry-After': '60' },
  body: { ...bodyOf(refusalTexts.maintenance, requestId), ...(html !== null && { html }) },
});

const bodyOf = (message: string, requestId: string): Failure => ({
  message,
  errors: [],
  data: { error: message },
  request_id: requestId,
});

/** The pool's words when every connection was in use for too long. */
const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';

/** PostgreSQL: lock not available, deadlock, serialization failure. Another transaction holds the rows. */
const CONTENTION = ['55P03', '40P01', '40001'];

const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : null;
  if (typeof code === 'string' && CONTENTION.includes(code)) {
    return new Refusal(409, 'still_running', { retryAfter: 1 });
  }
  if (error.message === NO_FREE_CONNECTION) return new Refusal(429, 'busy', { retryAfter: 1 });
  // Fastify refuses what it cannot read before any handler runs.
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? new Refusal(400, 'unreadable') : null;
};
