import type { Insertable } from 'kysely';
import type { BaseContext } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import { sendMembershipHint } from '#core/live/hints.ts';
import { viewOver } from '#session/view-jobs.ts';
import { idleSince } from '#staff/lifetime.ts';
import { deleteViews, type WhichSessions } from '#staff/view-store.ts';

/** Whole sessions that still count. */
const open = (db: Database, now: Date) =>
  db
    .selectFrom('staff_sessions as s')
    .where('s.stage', '=', 'full')
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', '>', now.toISOString())
    .where('s.last_active_at', '>', idleSince(now).toISOString());

/** The live session of a token with its member; none when it is over or the member blocked. */
export const findStaffSession = (
  db: Database,
  token: { readonly userId: string; readonly hash: Buffer },
  now: Date,
) =>
  db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff as m', 'm.id', 's.staff_id')
    .select(['s.id', 's.stage', 's.last_active_at', 's.ends_at', 's.step_up_until'])
    .select(['m.id as staff_id', 'm.name', 'm.email', 'm.role', 'm.brands'])
    .where('s.staff_id', '=', token.userId)
    .where('s.token_hash', '=', token.hash)
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', '>', now.toISOString())
    .where((eb) =>
      eb.or([
        eb('s.stage', '<>', 'full'),
        eb('s.last_active_at', '>', idleSince(now).toISOString()),
      ]),
    )
    .where('m.blocked_at', 'is', null)
    .executeTakeFirst();

export const insertStaffSession = async (
  db: Database,
  row: Insertable<Tables['staff_sessions']>,
): Promise<void> => {
  await db.insertInto('staff_sessions').values(row).execute();
};

type SessionKey = { readonly staffId: string; readonly sessionId: string };

/** Notes an activity or a right code. */
export const updateStaffSession = async (
  db: Database,
  { staffId, sessionId }: SessionKey,
  change: {
    readonly lastActiveAt?: Date;
    readonly stepUpUntil?: Date;
  },
): Promise<void> => {
  await db
    .updateTable('staff_sessions')
    .set({
      ...(change.lastActiveAt && { last_active_at: change.lastActiveAt.toISOString() }),
      ...(change.stepUpUntil && { step_up_until: change.stepUpUntil.toISOString() }),
    })
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .execute();
};

/** Drops a half session: it is worth nothing once it became a whole one or was given up. */
export const deleteStaffSession = async (
  db: Database,
  { staffId, sessionId }: SessionKey,
): Promise<void> => {
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .execute();
};

/**
 * Ends one session of a member, or all, or all but one, with the views of the portal they had opened: at once for
 * their calls, and a job ends the person's session, which is another transaction's (scale rule 9).
 */
export const endStaffSessions = async (
  { db, jobs, now }: Pick<BaseContext, 'db' | 'jobs' | 'now'>,
  staffId: string,
  which: WhichSessions,
): Promise<void> => {
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: now.toISOString() })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only ?? ''))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except ?? ''))
    .execute();
  for (const { person_id: userId, id: viewId } of await deleteViews(db, staffId, which)) {
    await jobs.send(db, viewOver, { userId, viewId });
  }
  await sendMembershipHint(db, staffId); // streams of the member end, and whoever still may reconnects
};

/** Clears away what a member's sign-ins have left: half sessions that are over, and very old ones. */
export const deleteOldStaffSessions = async (
  db: Database,
  staffId: string,
  { now, keptSince }: { readonly now: Date; readonly keptSince: Date },
): Promise<void> => {
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where((eb) =>
      eb.or([
        eb.and([eb('stage', '<>', 'full'), eb('ends_at', '<=', now.toISOString())]),
        eb('ends_at', '<=', keptSince.toISOString()),
      ]),
    )
    .execute();
};

/** Open sessions of these members, the last used first. */
export const listStaffSessions = (db: Database, staffIds: readonly string[], now: Date) =>
  open(db, now)
    .innerJoin('staff as m', 'm.id', 's.staff_id')
    .select(['s.id', 's.staff_id', 's.device', 's.created_at', 's.last_active_at', 'm.name'])
    .where('s.staff_id', 'in', [...staffIds])
    .orderBy('s.last_active_at', 'desc')
    .orderBy('s.id')
    .execute();

export type StaffSessionRow = Awaited<ReturnType<typeof listStaffSessions>>[number];

/** When each of these members was last active. */
export const listLastActive = (db: Database, staffIds: readonly string[]) =>
  db
    .selectFrom('staff_sessions')
    .select(['staff_id'])
    .select(({ fn }) => fn.max('last_active_at').as('last_active_at'))
    .where('staff_id', 'in', [...staffIds])
    .where('stage', '=', 'full')
    .groupBy('staff_id')
    .execute();
