const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

/** Days after which a session ends: without use, and whatever happens. */
export const SESSION_DAYS = { unused: 30, longest: 180 } as const;

/** A session ends 30 days after its last use and 180 days after its start, whichever comes first (D-11). */
export const sessionEnd = (startedAt: Date, lastUsedAt: Date): Date => {
  const unused = later(lastUsedAt, SESSION_DAYS.unused * DAY_MS);
  const oldest = later(startedAt, SESSION_DAYS.longest * DAY_MS);
  return unused < oldest ? unused : oldest;
};

/** An impersonation ends after half an hour, used or not (D-03, OFF-88). */
const IMPERSONATION_MINUTES = 30;
export const impersonationEnd = (startedAt: Date): Date =>
  later(startedAt, IMPERSONATION_MINUTES * MINUTE_MS);

/** How long an account knows a device since its last login there (D-18). */
export const knownDeviceEnd = (signedInAt: Date): Date => later(signedInAt, 180 * DAY_MS);

/** How long the link of a recovery mail can be used (D-12). */
export const RECOVERY_MINUTES = 60;
export const recoveryEnd = (issuedAt: Date): Date => later(issuedAt, RECOVERY_MINUTES * MINUTE_MS);

/** How long a token handed out by the supplier can be exchanged for a session (D-03, D-09). */
export const loginTokenEnd = {
  invitation: (issuedAt: Date): Date => later(issuedAt, 7 * DAY_MS),
  impersonation: (issuedAt: Date): Date => later(issuedAt, 5 * MINUTE_MS),
} as const;
