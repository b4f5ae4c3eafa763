import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** Finds the data of a person that a login needs, by e-mail or id. */
export const findPerson = (db: Database, key: { email: string } | { id: string }) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.password_hash', 'u.blocked_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as m').select('m.company_id').whereRef('m.user_id', '=', 'u.id'),
      ).as('has_company'),
    )
    .where((eb) => ('id' in key ? eb('u.id', '=', key.id) : eb('u.email', '=', key.email)))
    .executeTakeFirst();

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Whether a person's password is still the one that was found; if so, until the transaction ends. */
export const lockPassword = async (
  db: Database,
  { id, password_hash }: Pick<Person, 'id' | 'password_hash'>,
): Promise<boolean> => {
  const held = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
};

/** The person's own data for the `user` call, and whether any device with a live session takes pushes (D-53). */
export const findUser = (db: Database, userId: string, now: Date) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_settings as s', 's.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name'])
    .select(['u.phone_country', 'u.phone_number', 'u.mobile_country', 'u.mobile_number'])
    .leftJoin('profile_pictures as p', 'p.user_id', 'u.id')
    .select(['u.created_at', 's.theme', 'p.id as picture_id'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('push_devices as d')
          .innerJoin('sessions as n', (join) =>
            join.onRef('n.user_id', '=', 'd.user_id').onRef('n.id', '=', 'd.session_id'),
          )
          .select('d.id')
          .where('d.user_id', '=', userId)
          .where('d.allowed', '=', true)
          .where('d.must_renew', '=', false)
          .where('n.expires_at', '>', now.toISOString()),
      ).as('has_push_device'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export type UserRow = Awaited<ReturnType<typeof findUser>>;

/**
 * The live session of a token, one row per company of its user, the oldest company first; no row when
 * the session is over, the account blocked or the last company lost (D-11).
 */
export const findSession = (
  db: Database,
  token: { readonly userId: string; readonly hash: Buffer },
  now: Date,
) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('memberships as m', 'm.user_id', 's.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['s.id', 's.impersonator', 's.created_at', 's.last_used_on', 's.last_used_at'])
    .select(['s.expires_at', 's.staff_id', 's.view_id', 'u.first_name', 'u.last_name'])
    .select(['m.company_id', 'm.role', 'm.permissions', 'c.company_nr', 'c.name as company_name'])
    .where('s.user_id', '=', token.userId)
    .where('s.token_hash', '=', token.hash)
    .where('s.expires_at', '>', now.toISOString())
    .where('u.blocked_at', 'is', null)
    .orderBy('m.company_id')
    .execute();

export type SessionRow = Awaited<ReturnType<typeof findSession>>[number];

export const insertSession = async (
  db: Database,
  row: Insertable<Tables['sessions']>,
): Promise<void> => {
  await db.insertInto('sessions').values(row).execute();
};

/** Notes that a session was used and moves its end. */
export const updateSessionUse = async (
  db: Database,
  { userId, id }: { readonly userId: string; readonly id: string },
  use: { readonly day: string; readonly at: Date; readonly expiresAt: Date },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({
      last_used_on: use.day,
      last_used_at: use.at.toISOString(),
      expires_at: use.expiresAt.toISOString(),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
};

/** A session that has ended; one of a view of the office leaves a record. */
export type EndedSession = {
  readonly impersonator: string | null;
  readonly staff_id: string | null;
  readonly view_id: string | null;
  readonly expires_at: string;
};

/** Columns of ended sessions that are recorded (`recordViewEnds`). */
const OF_ENDED = ['impersonator', 'staff_id', 'view_id', 'expires_at'] as const;

/** Ends one session of a user; none is left of an unknown one. */
export const deleteSession = async (
  db: Database,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<EndedSession[]> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning(OF_ENDED)
    .execute();
  await notifyRevoked(db, userId);
  return ended;
};

/** Ends the session of a view of the office; none is left when it has ended by itself. */
export const deleteViewSession = async (
  db: Database,
  { userId, viewId }: { readonly userId: string; readonly viewId: string },
): Promise<EndedSession[]> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('view_id', '=', viewId)
    .returning(OF_ENDED)
    .execute();
  if (ended.length > 0) await notifyRevoked(db, userId);
  return ended;
};

/** Clears away sessions of a user that are over; those of views wait for the job that records their end. */
export const deleteExpiredSessions = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now.toISOString())
    .where('view_id', 'is', null)
    .execute();
};

/** Ends every session of a user: account blocked, company lost, password reset (D-11). */
export const deleteSessions = async (db: Database, userId: string): Promise<EndedSession[]> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .returning(OF_ENDED)
    .execute();
  await notifyRevoked(db, userId);
  return ended;
};

/** Ends every session of a user but one: the password was changed there (D-11). */
export const deleteOtherSessions = async (
  db: Database,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<EndedSession[]> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .returning(OF_ENDED)
    .execute();
  await notifyRevoked(db, userId);
  return ended;
};

/** Reaches every server process when the transaction commits. */
const notifyRevoked = async (db: Database, userId: string): Promise<void> => {
  await sql`SELECT pg_notify('session_revoked', ${userId})`.execute(db);
};

export const insertLoginToken = async (
  db: Database,
  row: Insertable<Tables['login_tokens']>,
): Promise<void> => {
  await db.insertInto('login_tokens').values(row).execute();
};

/**
 * Uses up a login token that is unused and still valid. Of two calls at the same moment the second
 * waits for the first and then finds no row (D-09).
 */
export const updateLoginTokenUsed = (
  db: Database,
  token: { readonly userId: string; readonly hash: Buffer },
  now: Date,
) =>
  db
    .updateTable('login_tokens')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', token.userId)
    .where('token_hash', '=', token.hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['kind', 'staff_name', 'staff_id', 'view_id'])
    .executeTakeFirst();
