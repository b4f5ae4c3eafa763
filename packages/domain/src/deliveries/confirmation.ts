/** Why a delivery is confirmed under reservation (BEY-60). */
export const RESERVATIONS = ['quantity', 'material', 'temperature', 'time', 'other'] as const;
export type Reservation = (typeof RESERVATIONS)[number];

/** How a person confirmed: one delivery on its page or check, several at once, or by scanning the note (BEY-61). */
export const CONFIRM_WAYS = ['single', 'bulk', 'scan'] as const;

/** Code points of the name to a signature (BEY-78). */
export const SIGNED_BY_CHARACTERS = 80;

/** Why a confirmation is undone (BEY-62). */
export const UNDO_REASONS = ['wrong_truck', 'quantity', 'by_mistake'] as const;

/** A confirmation is provisional for this long: the same person may undo it (BEY-62). */
export const UNDO_LIMIT_MS = 10 * 60_000;

/** The end of the time in which a confirmation is provisional; null once it is final (BEY-64). */
export const provisionalUntil = (confirmedAt: Date, now: Date): Date | null => {
  const until = new Date(confirmedAt.getTime() + UNDO_LIMIT_MS);
  return now < until ? until : null;
};
