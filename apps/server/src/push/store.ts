import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { PushTarget } from '#core/push/push.ts';

/** Devices of one user; beyond it the one unseen for longest is deleted. */
const MAX_DEVICES = 10;

/** A registration of a user, named by its `subscription_id`. */
type DeviceKey = { readonly userId: string; readonly id: string };

/**
 * Registers the subscription of a device under its session, or updates it. Earlier ones of the session, and those
 * the same browser had in an earlier session, are deleted.
 */
export const saveDevice = async (
  db: Database,
  { userId, id }: DeviceKey,
  { sessionId, target, day }: { sessionId: string; target: PushTarget; day: string },
): Promise<void> => {
  // Two pages of one session register one after the other.
  await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .forUpdate()
    .execute();
  await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('session_id', '=', sessionId), eb('endpoint', '=', target.endpoint)]))
    .execute();
  const state = { allowed: true, must_renew: false, seen_on: day };
  const values = { session_id: sessionId, ...target, ...state };
  await db
    .insertInto('push_devices')
    .values({ user_id: userId, id, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(values))
    .execute();
  await deleteBeyond(db, { userId, id });
};

const deleteBeyond = async (db: Database, { userId, id }: DeviceKey): Promise<void> => {
  await sql`
    DELETE FROM push_devices WHERE user_id = ${userId} AND id IN (
      SELECT d.id FROM push_devices d WHERE d.user_id = ${userId} AND d.id <> ${id}
      ORDER BY d.seen_on DESC, d.id OFFSET ${MAX_DEVICES - 1})`.execute(db);
};

/** Ends a registration; ending it twice is the same as once. */
export const deleteDevice = async (db: Database, { userId, id }: DeviceKey): Promise<void> => {
  await db.deleteFrom('push_devices').where('user_id', '=', userId).where('id', '=', id).execute();
};

/** The registration of a session by its id. */
export const findDevice = (db: Database, { userId, id }: DeviceKey, sessionId: string) =>
  db
    .selectFrom('push_devices')
    .select(['endpoint', 'p256dh', 'auth', 'must_renew'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

/** Whether anything is registered under an id. */
export const hasDevice = async (db: Database, { userId, id }: DeviceKey): Promise<boolean> => {
  const row = await db
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
};

/** Records that a device was seen today. */
export const updateDeviceSeen = async (
  db: Database,
  { userId, id }: DeviceKey,
  day: string,
): Promise<void> => {
  await db
    .updateTable('push_devices')
    .set({ seen_on: day })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('seen_on', '<', day)
    .execute();
};

/** Stores a device's report about itself; false when the session has registered nothing under this id. */
export const updateDeviceFacts = async (
  db: Database,
  { userId, id }: DeviceKey,
  sessionId: string,
  facts: { device_os: string; device_model: string; allowed: boolean },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('push_devices')
    .set(facts)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Records that the push service refuses our key for a device, unless it has subscribed again meanwhile. */
export const updateMustRenew = async (
  db: Database,
  { userId, id }: DeviceKey,
  { endpoint }: PushTarget,
): Promise<void> => {
  await db
    .updateTable('push_devices')
    .set({ must_renew: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
};

/** Deletes the registration of a device the push service no longer knows, unless it has subscribed again. */
export const deleteGone = async (
  db: Database,
  { userId, id }: DeviceKey,
  { endpoint }: PushTarget,
): Promise<void> => {
  await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
};

/** Drops the registrations of a user that nobody has seen since a day (D-64). */
export const deleteUnseen = async (db: Database, userId: string, since: string): Promise<void> => {
  await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('seen_on', '<', since)
    .execute();
};
