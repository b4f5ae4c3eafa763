import { sql } from 'kysely';
import type { Database } from '#core/database.ts';
import { newId } from '#core/ids.ts';
import { tellUser } from '#core/live-hints.ts';

/** Badges stop at 99+, so counting on would only cost time. */
const COUNTED_AT_MOST = 1000;

/** Unread messages of a user. */
export const countUnseen = async (db: Database, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM notifications n WHERE n.user_id = ${userId} AND n.seen_at IS NULL
      LIMIT ${COUNTED_AT_MOST}) c`.execute(db);
  return rows[0]?.count ?? 0;
};

type Message = {
  readonly companyId: number;
  readonly eventId: string;
  readonly type: string;
  readonly referenceId: string;
  readonly payload: object;
  readonly createdAt: string;
};

/** Tells a user of an event; once per event and user (D-51, D-69). */
export const insertNotification = async (
  db: Database,
  userId: string,
  { companyId, eventId, type, referenceId, payload, createdAt }: Message,
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notifications')
    .values({
      user_id: userId,
      id: newId(),
      company_id: companyId,
      event_id: eventId,
      type,
      reference_id: referenceId,
      payload: JSON.stringify(payload),
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) await tellUser(db, userId);
};
