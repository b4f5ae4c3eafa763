import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { sendUserHint } from '#core/live/hints.ts';
import type { LastKey } from '#core/calls/paging.ts';

/** Messages of the companies the user still belongs to, without the deleted ones. */
const own = (scope: readonly number[], userId: string) =>
  sql`n.user_id = ${userId} AND n.company_id = ANY (${scope}::int[]) AND n.deleted_at IS NULL`;
const UNSEEN = sql`n.seen_at IS NULL`;
const SEEN = sql`n.seen_at IS NOT NULL`;

/** Badges stop at 99+, so counting on would only cost time. */
const MAX_COUNTED = 1000;

/** Unread messages of a user. */
export const countUnseen = async (
  db: Database,
  scope: readonly number[],
  userId: string,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM notifications n WHERE ${own(scope, userId)} AND ${UNSEEN}
      LIMIT ${MAX_COUNTED}) c`.execute(db);
  return rows[0]?.count ?? 0;
};

export type NotificationRow = {
  id: string;
  type: string;
  reference_id: string;
  payload: Readonly<Record<string, unknown>>;
  created_at: string;
  seen_at: string | null;
};

const COLUMNS = sql`n.id, n.type, n.reference_id, n.payload, n.created_at, n.seen_at`;

/** New or seen messages of a user. */
type Inbox = { readonly userId: string; readonly seen: boolean };
type Window = { readonly after: LastKey | null; readonly offset: number; readonly limit: number };

const NEWEST_FIRST = sql`ORDER BY n.created_at DESC, n.id DESC`;

const placeOf = ({ after, offset, limit }: Window): RawBuilder<unknown> =>
  after
    ? sql`AND (n.created_at, n.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)
        ${NEWEST_FIRST} LIMIT ${limit}`
    : sql`${NEWEST_FIRST} OFFSET ${offset} LIMIT ${limit}`;

/** No list is counted beyond this: nobody scrolls there, and counting on would cost seconds. */
const MAX_LISTED = 10_001;

/** Messages, newest first with the id as tie-break (D-29), and their number. */
export const listNotifications = async (
  db: Database,
  scope: readonly number[],
  { userId, seen }: Inbox,
  window: Window,
): Promise<{ rows: NotificationRow[]; total: number }> => {
  type Counted = { total: number } & (NotificationRow | { id: null });
  const where = sql`${own(scope, userId)} AND ${seen ? SEEN : UNSEEN}`;
  const { rows } = await sql<Counted>`
    SELECT t.total, n.* FROM (
      SELECT count(*)::int AS total FROM (
        SELECT FROM notifications n WHERE ${where} LIMIT ${MAX_LISTED}) c) t
    LEFT JOIN (SELECT ${COLUMNS} FROM notifications n WHERE ${where} ${placeOf(window)}) n ON true
    ${NEWEST_FIRST}`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
};

/** A message of the user; undefined when foreign, deleted or absent. */
export const findNotification = async (
  db: Database,
  scope: readonly number[],
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> => {
  const { rows } = await sql<NotificationRow>`
    SELECT ${COLUMNS} FROM notifications n
    WHERE ${own(scope, userId)} AND n.id = ${id}`.execute(db);
  return rows[0];
};

/** Marks a message as seen, once. */
export const updateSeen = async (
  db: Database,
  scope: readonly number[],
  { userId, id, at }: { readonly userId: string; readonly id: string; readonly at: Date },
): Promise<void> => {
  const changed = await sql`
    UPDATE notifications n SET seen_at = ${at}
    WHERE ${own(scope, userId)} AND n.id = ${id} AND ${UNSEEN}`.execute(db);
  await sendHintIfChanged(db, userId, changed);
};

/** Marks as seen what is there now, or of that what came no later than the message `until` (D-52). */
export const updateAllSeen = async (
  db: Database,
  scope: readonly number[],
  {
    userId,
    until,
    at,
  }: { readonly userId: string; readonly until: string | null; readonly at: Date },
): Promise<void> => {
  const upTo = until === null ? sql`` : sql`AND n.id <= ${until}::uuid`;
  const changed = await sql`
    UPDATE notifications n SET seen_at = ${at}
    WHERE ${own(scope, userId)} AND ${UNSEEN} ${upTo}`.execute(db);
  await sendHintIfChanged(db, userId, changed);
};

/** Empties a message for good. Its row stays: a job that runs again must not bring it back (D-52). */
export const updateDeleted = async (
  db: Database,
  scope: readonly number[],
  { userId, id, at }: { readonly userId: string; readonly id: string; readonly at: Date },
): Promise<void> => {
  const changed = await sql`
    UPDATE notifications n SET deleted_at = ${at}, seen_at = coalesce(n.seen_at, ${at}), payload = '{}'
    WHERE ${own(scope, userId)} AND n.id = ${id}`.execute(db);
  await sendHintIfChanged(db, userId, changed);
};

/** The user's other open screens show the same. */
const sendHintIfChanged = async (
  db: Database,
  userId: string,
  { numAffectedRows = 0n }: QueryResult<unknown>,
): Promise<void> => {
  if (numAffectedRows > 0n) await sendUserHint(db, userId);
};

export type Message = {
  readonly companyId: number;
  readonly eventId: string;
  readonly type: string;
  readonly referenceId: string;
  readonly payload: object;
  readonly createdAt: string;
  /** Set for messages that are created as already read. */
  readonly seenAt?: string;
};

/** Adds messages to somebody's inbox, each once per event, and returns the ids of those that are new. */
export const insertNotifications = async (
  db: Database,
  userId: string,
  messages: readonly Message[],
): Promise<string[]> => {
  const rows = await db
    .insertInto('notifications')
    .values(
      messages.map(({ companyId, eventId, type, referenceId, payload, createdAt, seenAt }) => ({
        user_id: userId,
        id: newId(),
        company_id: companyId,
        event_id: eventId,
        type,
        reference_id: referenceId,
        payload: JSON.stringify(payload),
        created_at: createdAt,
        seen_at: seenAt ?? null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .returning('id')
    .execute();
  if (rows.length > 0) await sendUserHint(db, userId);
  return rows.map(({ id }) => id);
};

/** Inserts a message, once per event and user (D-51, D-69); returns its id, null when it existed before. */
export const insertNotification = async (
  db: Database,
  userId: string,
  message: Message,
): Promise<string | null> => {
  const [id] = await insertNotifications(db, userId, [message]);
  return id ?? null;
};
