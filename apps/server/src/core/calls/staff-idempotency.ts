import type { Database } from '#core/database/database.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** One keyed attempt of a staff member at a change call; without a key staff change nothing. */
export type StaffKey = {
  readonly staffId: string;
  readonly call: string;
  readonly key: string;
  readonly digest: Buffer;
};

/** Answer given before under this key; null when there is none. Refuses the key with another body. */
export const findStaffAnswer = async (
  db: Database,
  { staffId, call, key, digest }: StaffKey,
): Promise<string | null> => {
  const found = await db
    .selectFrom('idempotency_staff')
    .select(['digest', 'answer'])
    .where('staff_id', '=', staffId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!found) return null;
  if (!digest.equals(found.digest)) throw new Refusal(422, 'key_reused');
  if (found.answer === null) throw new Refusal(409, 'secret_shown_once');
  return found.answer;
};

/** Clears away answers of a member that nobody repeats any more. */
export const deleteOldStaffAnswers = async (
  db: Database,
  staffId: string,
  before: Date,
): Promise<void> => {
  await db
    .deleteFrom('idempotency_staff')
    .where('staff_id', '=', staffId)
    .where('created_at', '<', before.toISOString())
    .execute();
};

/** Stores the answer in the effect's own transaction, where concurrent attempts meet; null for a secret. */
export const storeStaffAnswer = async (
  db: Database,
  { staffId, call, key, digest }: StaffKey,
  answer: string | null,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('idempotency_staff')
    .values({ staff_id: staffId, call, key, digest, answer, created_at: now })
    .execute();
};
