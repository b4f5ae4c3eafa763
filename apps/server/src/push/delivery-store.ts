import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { PushTarget } from '#core/push/push.ts';
import type { NotificationRow } from '#notifications/store.ts';

export type PushedMessage = NotificationRow;

/**
 * The message about an event, if its user wants pushes, may still read it and has neither read nor deleted it.
 */
export const findPushed = async (
  db: Database,
  userId: string,
  eventId: string,
): Promise<PushedMessage | undefined> => {
  const { rows } = await sql<PushedMessage>`
    SELECT n.id, n.type, n.reference_id, n.payload, n.created_at, n.seen_at FROM notifications n
    JOIN user_settings s ON s.user_id = n.user_id AND s.push
    JOIN memberships m ON m.user_id = n.user_id AND m.company_id = n.company_id
    JOIN users u ON u.id = n.user_id AND u.blocked_at IS NULL
    WHERE n.user_id = ${userId} AND n.event_id = ${eventId} AND n.seen_at IS NULL`.execute(db);
  return rows[0];
};

/** Devices of a user that can be reached: allowed by the browser, their session not over. */
export const listReachable = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<ReachableDevice[]> => {
  const { rows } = await sql<ReachableDevice>`
    SELECT d.id, d.endpoint, d.p256dh, d.auth FROM push_devices d
    JOIN sessions s ON s.user_id = d.user_id AND s.id = d.session_id
    WHERE d.user_id = ${userId} AND d.allowed AND NOT d.must_renew
      AND s.expires_at > ${now} ORDER BY d.id`.execute(db);
  return rows;
};

export type ReachableDevice = PushTarget & { readonly id: string };

/** Outcome of a push to any device; undefined while it is unknown. */
export const findOutcome = async (
  db: Database,
  userId: string,
  eventId: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('dispatches')
    .select('outcome')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('channel', '=', 'push')
    .where('outcome', 'is not', null)
    .executeTakeFirst();
  return row?.outcome ?? undefined;
};
