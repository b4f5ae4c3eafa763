import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { Answer } from '#core/outbox/machine.ts';

/** What a failed call means for the intent it belongs to; null: it is no failure of the call at all. */
export const answerOf = (error: unknown): Answer | null => {
  if (!(error instanceof CallError)) return null;
  const { status, retryAfter, message, errors, requestId } = error;
  const later = { type: 'later', seconds: Math.min(retryAfter ?? 0, LONGEST_WAIT) } as const;
  if (status === 0) return { type: 'lost' };
  if (status === 401 || status === 503) return { type: 'signed-out' };
  if (status === 429) return { ...later, everything: true };
  const isBusy = status === 409 && retryAfter !== null; // the same call is still running
  if (status >= 500 || isBusy || TOO_SLOW.includes(status)) return { ...later, everything: false };
  // Every refusal of our server carries a number; without one it is a stranger on the way who says no.
  if (requestId === null) return { type: 'lost' };
  return { type: 'refused', refusal: { status, message, errors, requestId } };
};

const TOO_SLOW: readonly number[] = [408, 425];
/** Seconds; timers take no more than some days. */
const LONGEST_WAIT = 3600;
