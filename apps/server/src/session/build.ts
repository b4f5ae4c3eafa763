import { type Database, enter } from '#core/database/database.ts';
import { makeRecoveryLink } from '#session/recovery/link.ts';
import { startSession } from '#session/start-session.ts';

/** A bearer token of a user without going through login. */
export const buildToken = async (
  db: Database,
  { id: userId }: { readonly id: string },
  now = new Date(),
): Promise<string> => {
  await enter(db, { userId });
  return startSession(db, { userId, userAgent: 'Testgerät' }, now);
};

/** The link of a recovery mail without the mail: returns its token. */
export const buildRecoveryLink = async (
  db: Database,
  { id: userId }: { readonly id: string },
  now = new Date(),
): Promise<string> => {
  await enter(db, { userId });
  return makeRecoveryLink(db, userId, now);
};
