/** From the click of a staff member until the decision takes effect; so long it can be taken back (OFF-54). */
export const DECISION_DELAY_MS = 10_000;
/** Longest time from the click for which a decision is held (OFF-55). */
const MAX_HOLD_MS = 60_000;

/** When a decision takes effect that is held now: once more the delay, at most until the hold ends. */
export const dueWhenHeld = (decidedAt: Date, dueAt: Date, now: Date): Date => {
  const longest = decidedAt.getTime() + MAX_HOLD_MS;
  const held = Math.min(now.getTime() + DECISION_DELAY_MS, longest);
  return new Date(Math.max(dueAt.getTime(), held));
};
