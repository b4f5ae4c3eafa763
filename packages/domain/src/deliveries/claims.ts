/** Faults of a delivery (BEY-90). */
export const CLAIM_REASONS = [
  'quantity',
  'material',
  'temperature',
  'delay',
  'segregation',
  'damage',
] as const;

/** Wishes of the customer. */
export const CLAIM_REMEDIES = ['replacement', 'credit', 'note'] as const;

export const CLAIM_STATES = ['received', 'in_progress', 'settled'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** For a person: open as long as the supplier has not answered, or the answer waits for that person (BEY-131). */
export const CLAIM_STANDINGS = ['open', 'settled'] as const;
export type ClaimStanding = (typeof CLAIM_STANDINGS)[number];

/** Amends by the supplier. */
export const CLAIM_OUTCOMES = ['replacement', 'credit', 'none'] as const;

/** Steps of a claim in the order in which they can first happen; staff take the second and third, the customer the others. */
export const CLAIM_STEPS = ['received', 'in_progress', 'settled', 'agreed', 'disagreed'] as const;
export type ClaimStep = (typeof CLAIM_STEPS)[number];

/** Code points of notes and answers. */
export const CLAIM_NOTE_CHARACTERS = 500;
export const CLAIM_ANSWER_CHARACTERS = 1_000;

type Claim = {
  readonly state: ClaimState;
  readonly isAgreed: boolean;
  /** Whether the customer has disagreed, which is possible once. */
  readonly isReopened: boolean;
};

/**
 * Whether a step may follow (BEY-92): staff take a claim over and settle it, again as well, until the customer agrees;
 * the customer answers a settled one, and disagrees once.
 */
export const mayFollow = (
  step: Exclude<ClaimStep, 'received'>,
  { state, isAgreed, isReopened }: Claim,
): boolean => {
  if (isAgreed) return false;
  switch (step) {
    case 'in_progress':
      return state !== 'settled';
    case 'settled':
      return true;
    case 'agreed':
      return state === 'settled';
    case 'disagreed':
      return state === 'settled' && !isReopened;
  }
};
