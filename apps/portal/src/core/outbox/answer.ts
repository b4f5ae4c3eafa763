import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { Answer } from '#core/outbox/machine.ts';

/** The meaning of a failed call for its intent; null: the error is not a failure of the call. */
export const answerOf = (error: unknown): Answer | null => {
  if (!(error instanceof CallError)) return null;
  const { status, retryAfter, message, errors, requestId } = error;
  const later = { type: 'later', seconds: Math.min(retryAfter ?? 0, MAX_WAIT_SECONDS) } as const;
  if (status === 0) return { type: 'lost' };
  if (status === 401 || status === 503) return { type: 'signed-out' };
  if (status === 429) return { ...later, everything: true };
  const isBusy = status === 409 && retryAfter !== null; // the same call is still running
  if (status >= 500 || isBusy || TIMEOUT_STATUSES.includes(status))
    return { ...later, everything: false };
  // Every refusal of our server carries a request id; without one it comes from a proxy in between.
  if (requestId === null) return { type: 'lost' };
  return { type: 'refused', refusal: { status, message, errors, requestId } };
};

const TIMEOUT_STATUSES: readonly number[] = [408, 425];
/** Timers accept no more than some days. */
const MAX_WAIT_SECONDS = 3600;
