/**
 * Spans that staff may lengthen (OFF-219): `least` is what the law or the promise to customers asks for (D-64), `most`
 * keeps data of people from being kept without a purpose. Other spans are fixed.
 */
export const CHOSEN_SPANS = {
  seenNotification: { unit: 'months', least: 12, most: 36 },
  dispatch: { unit: 'days', least: 30, most: 365 },
  expiredInvitation: { unit: 'days', least: 30, most: 365 },
  expiredCode: { unit: 'days', least: 30, most: 365 },
  expiredSession: { unit: 'days', least: 30, most: 365 },
  action: { unit: 'months', least: 24, most: 120 },
  import: { unit: 'months', least: 12, most: 60 },
} as const;

export type ChosenKind = keyof typeof CHOSEN_SPANS;

/** Spans that somebody has chosen, each in its unit. */
export type ChosenSpans = Readonly<Partial<Record<ChosenKind, number>>>;

const isIn = (kind: string): kind is ChosenKind => Object.hasOwn(CHOSEN_SPANS, kind);

/** Bounds of a kind; undefined for one that is fixed. */
export const choiceOf = (kind: string): (typeof CHOSEN_SPANS)[ChosenKind] | undefined =>
  isIn(kind) ? CHOSEN_SPANS[kind] : undefined;

/** The kinds in their order. */
export const CHOSEN_KINDS = Object.keys(CHOSEN_SPANS).filter(isIn);
