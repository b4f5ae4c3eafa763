import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { lostSignatureTexts } from '@abrufbar/texts/frame/lost-signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { OutboxEntry } from '#core/outbox/entry.ts';
import type { Answer } from '#core/outbox/machine.ts';

const t = reader(lostSignatureTexts);

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

/** Says that a colleague confirmed first, so that the signature is not kept; null where nothing is lost (BEY-135). */
export const lostSignature = ({ signature_lost_to: name }: OutputOf<typeof confirm>) => {
  if (name === undefined) return null;
  return name === null ? t('signature.not_kept') : t('signature.lost_to', { name });
};

/** An accepted confirmation stays in the outbox as refused while it has lost its signature and no page says so. */
export const refusedIfLost = ({ calls }: OutboxEntry, answer: Answer): Answer => {
  if (answer.type !== 'done' || calls.at(-1)?.call !== confirm.name) return answer;
  const message = lostSignature(answer.output as OutputOf<typeof confirm>); // checked by the schema of the call
  if (message === null) return answer;
  const at = new Date().toISOString();
  const refusal = {
    status: 409,
    message,
    errors: [],
    requestId: null,
    at,
    lost: 'signature',
  } as const;
  return { type: 'refused', refusal };
};
