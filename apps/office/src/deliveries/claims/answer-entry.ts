import type {
  officeClaim,
  officeSettleClaim,
} from '@abrufbar/contract/deliveries/office-claims.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { mayFollow } from '@abrufbar/domain/deliveries/claims.ts';
import { readQuantity, shownQuantity } from '#core/typed-quantity.ts';

export type Claim = OutputOf<typeof officeClaim>;
type Input = InputOf<typeof officeSettleClaim>;

/** Fields of the answer as they are typed and chosen. */
export type Typed = {
  readonly text: string;
  readonly outcome: Input['outcome'] | null;
  readonly accepted: string;
  /** Number of a delivery note; '' for none. */
  readonly replacement: string;
};

/** An answer that is not sent yet, and the state of the claim it is based on. */
export type Draft = {
  readonly id: string;
  readonly version: number;
  readonly typed: Typed;
  /** Something was typed or chosen, and would be lost. */
  readonly isTouched: boolean;
};

/** An answer that was given already is the beginning of the next one. */
export const draftOf = ({ id, version, answer }: Claim): Draft => ({
  id,
  version,
  typed: {
    text: answer?.text ?? '',
    outcome: answer?.outcome ?? null,
    accepted: shownQuantity(answer?.accepted_quantity ?? null),
    replacement: answer?.replacement?.number ?? '',
  },
  isTouched: false,
});

/** Whether staff may still do a step (BEY-92). */
export const mayDo = (
  step: 'in_progress' | 'settled',
  { state, is_agreed: isAgreed, is_reopened: isReopened }: Claim,
): boolean => mayFollow(step, { state, isAgreed, isReopened });

/** Whether an outcome gives anything back, or sends another lorry. */
export const asksAccepted = ({ outcome }: Typed): boolean => outcome !== 'none';
export const asksReplacement = ({ outcome }: Typed): boolean => outcome === 'replacement';

export type Problem = 'text' | 'outcome' | 'accepted_quantity';

export const problemsOf = (typed: Typed, { quantity }: Pick<Claim, 'quantity'>): Problem[] => {
  const accepted = asksAccepted(typed) ? readQuantity(typed.accepted) : null;
  const isWrong = accepted !== null && !(accepted > 0 && accepted <= quantity);
  return [
    ...(typed.text.trim() === '' ? (['text'] as const) : []),
    ...(typed.outcome === null ? (['outcome'] as const) : []),
    ...(isWrong ? (['accepted_quantity'] as const) : []),
  ];
};

export const inputOf = ({ id, version, typed }: Draft, outcome: Input['outcome']): Input => ({
  id,
  version,
  text: typed.text.trim(),
  outcome,
  accepted_quantity: asksAccepted(typed) ? readQuantity(typed.accepted) : null,
  replacement:
    asksReplacement(typed) && typed.replacement.trim() !== '' ? typed.replacement.trim() : null,
});
