const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

/** How long a session and a code last (OFF-08, OFF-10). */
export const STAFF_LIMITS = { idleMinutes: 30, longestHours: 12, stepUpMinutes: 5 } as const;

/** A session ends 30 minutes after the last call that a key or pointer caused, and 12 hours after its start. */
export const idleEnd = (lastActiveAt: Date): Date =>
  later(lastActiveAt, STAFF_LIMITS.idleMinutes * MINUTE_MS);
export const sessionEnd = (startedAt: Date): Date =>
  later(startedAt, STAFF_LIMITS.longestHours * HOUR_MS);
/** Sessions whose last activity lies before this instant are over. */
export const idleSince = (now: Date): Date => later(now, -STAFF_LIMITS.idleMinutes * MINUTE_MS);

/** How long the second step of a sign-in may take. */
export const halfSessionEnd = (startedAt: Date): Date => later(startedAt, 15 * MINUTE_MS);

/** How long dangerous calls ask for no code after one. */
export const stepUpEnd = (provenAt: Date): Date =>
  later(provenAt, STAFF_LIMITS.stepUpMinutes * MINUTE_MS);

/** How long the link of a mail can be used: a lost password, or the first one of a new member. */
export const LINK_MINUTES = 60;
export const FIRST_LINK_DAYS = 7;
export const linkEnd = (issuedAt: Date, isFirst: boolean): Date =>
  later(issuedAt, isFirst ? FIRST_LINK_DAYS * DAY_MS : LINK_MINUTES * MINUTE_MS);

/** Ended sessions are kept a year, for "last active"; answers to keyed calls 30 days (D-69). */
export const keptSessionsSince = (now: Date): Date => later(now, -365 * DAY_MS);
export const keptAnswersSince = (now: Date): Date => later(now, -30 * DAY_MS);
