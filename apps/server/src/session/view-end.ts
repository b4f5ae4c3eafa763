import { auditUser } from '#core/audit.ts';
import type { Database } from '#core/database/database.ts';
import { forgetCaller } from '#session/authenticate.ts';
import { deleteSessions, type EndedSession } from '#session/store.ts';

/** Name under which the end of a view is recorded that its viewer did not end: no call of a person causes it. */
const CALL = 'session.viewEnd';

/** Records the ends of views among ended sessions of a person, in the transaction that ended them (OFF-88). */
export const recordViewEnds = async (
  db: Database,
  userId: string,
  ended: readonly EndedSession[],
  now: Date,
): Promise<void> => {
  for (const { impersonator, staff_id: staffId, view_id: viewId, expires_at } of ended) {
    if (viewId === null) continue;
    const latest = new Date(expires_at);
    const at = now < latest ? now : latest;
    await auditUser(db, { at, call: CALL, requestId: viewId, userId, impersonator, staffId });
  }
};

/** Ends every session of a person, those of views with their record; no later call of this process finds one cached. */
export const endSessions = async (db: Database, userId: string, now: Date): Promise<void> => {
  forgetCaller(userId);
  await recordViewEnds(db, userId, await deleteSessions(db, userId), now);
};
