import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { lostPartsTexts } from '@abrufbar/texts/frame/lost-parts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { OutboxEntry, OutboxRefusal } from '#core/outbox/entry.ts';
import type { Answer } from '#core/outbox/machine.ts';

const t = reader(lostPartsTexts);

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

type Confirmation = OutputOf<typeof confirm>;
type Part = NonNullable<OutboxRefusal['lost']>;

/** The parts of a confirmation that came after that of a colleague, and the sentence that says so; null where nothing is lost (BEY-135, BEY-141). */
export const lostIn = (
  answer: Confirmation,
): { readonly part: Part; readonly words: string } | null => {
  const { signature_lost_to: signature, reservation_lost_to: reservation } = answer;
  const name = signature === undefined ? reservation : signature;
  if (name === undefined) return null;
  const one = reservation === undefined ? 'signature' : 'reservation';
  const part = signature === undefined || reservation === undefined ? one : 'confirmation';
  return { part, words: name === null ? t(`lost.${part}_unnamed`) : t(`lost.${part}`, { name }) };
};

/** An accepted confirmation stays in the outbox as refused while it has lost a part of it and no page says so. */
export const refusedIfLost = ({ calls }: OutboxEntry, answer: Answer): Answer => {
  if (answer.type !== 'done' || calls.at(-1)?.call !== confirm.name) return answer;
  const lost = lostIn(answer.output as Confirmation); // checked by the schema of the call
  if (lost === null) return answer;
  const at = new Date().toISOString();
  const { part, words: message } = lost;
  const refusal = { status: 409, message, errors: [], requestId: null, at, lost: part };
  return { type: 'refused', refusal };
};
