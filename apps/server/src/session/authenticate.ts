import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import type { Caller } from '#core/calls/context.ts';
import { type Database, inTransaction, type Pool } from '#core/database/database.ts';
import type { Listener } from '#core/database/listen.ts';
import { sessionEnd } from '#session/lifetime.ts';
import { presentCaller } from '#session/present.ts';
import { createCallerCache } from '#session/caller-cache.ts';
import { findSession, type SessionRow, updateSessionUse } from '#session/store.ts';
import { readToken } from '#session/token.ts';

const recent = createCallerCache();
let hearsRevocations = false;

/**
 * The signed-in user behind a bearer token; null when there is none. A call that changes something
 * always looks it up, one that reads may use a look-up of the last seconds (docs/quality.md section "Sessions").
 */
export const authenticate = async (
  database: Pool,
  token: string,
  now: Date,
  kind: Call['kind'],
): Promise<Caller | null> => {
  const parts = readToken('abr', token) ?? readToken('abw', token);
  if (parts === null) return null;
  const digest = parts.hash.toString('base64');
  const known = kind === 'read' && hearsRevocations ? recent.recall(digest, now) : null;
  if (known !== null) return known;
  const { userId } = parts;
  return inTransaction(database, { userId }, async (db) => {
    const rows = await findSession(db, parts, now);
    const caller = presentCaller(userId, rows);
    const [session] = rows;
    if (caller === null || session === undefined) return null;
    await noteUse(db, userId, session, now);
    recent.keep(digest, caller, session.expires_at);
    return caller;
  });
};

/** Fine enough to tell who is there now (OFF-183), and little writing. */
const NOTE_EVERY_MS = 5 * 60_000;

// An impersonation is never prolonged (D-03, D-11).
const noteUse = async (db: Database, userId: string, session: SessionRow, now: Date) => {
  const day = berlinDay(now);
  const isNoted =
    session.last_used_on === day &&
    now.getTime() - Date.parse(session.last_used_at) < NOTE_EVERY_MS;
  if (isNoted || session.impersonator !== null) return;
  const expiresAt = sessionEnd(new Date(session.created_at), now);
  await updateSessionUse(db, { userId, id: session.id }, { day, at: now, expiresAt });
};

/** Drops a user from the cache of this process, so that the next call looks the session up again. */
export const forgetCaller = recent.forget;

/** Listens on the channel `session_revoked` for sessions that other processes end; look-ups are cached only while it listens. */
export const revocations: Listener = {
  ready: () => {
    recent.forgetAll();
    hearsRevocations = true;
  },
  lost: () => {
    hearsRevocations = false;
  },
  heard: forgetCaller,
};
