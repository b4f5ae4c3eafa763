import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';

/** One keyed attempt at a change call (D-69). */
export type KeyedChange = {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
  readonly digest: Buffer;
  /** Companies whose rows may carry the key; null for calls on the user's own rows. */
  readonly companies: readonly number[] | null;
};

/** Unique violation, lock not available, deadlock, serialization failure. */
const LOST = ['23505', '55P03', '40P01', '40001'];

/** Whether an attempt may have failed because one with the same key was faster. */
export const isFromRace = (error: unknown): boolean =>
  error instanceof Refusal ||
  (error instanceof Error && 'code' in error && LOST.some((code) => code === error.code));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key of a request; undefined without one. */
export const readKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && UUID.test(header)) return header.toLowerCase();
  throw refuseFields([{ field: 'Idempotency-Key', problem: 'key' }]);
};

/** The same for the same fields in whatever order and form they travelled. */
export const digestOf = (input: unknown): Buffer => {
  const isFields = typeof input === 'object' && input !== null;
  const same = isFields ? Object.entries(input).toSorted(byName).map(shortened) : input;
  return hash('sha256', JSON.stringify(same), 'buffer');
};
// A file counts by its digest: as JSON it would be ten times as long.
const shortened = ([name, value]: [string, unknown]) => [
  name,
  value instanceof Uint8Array ? { file: hash('sha256', value) } : value,
];
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Answer given before under this key; null when there is none. Refuses the key with another body. */
export const findAnswer = async (
  db: Database,
  { userId, call, key, digest, companies }: KeyedChange,
): Promise<string | null> => {
  const [found] =
    companies === null
      ? await db
          .selectFrom('idempotency_user')
          .select(['digest', 'answer'])
          .where('user_id', '=', userId)
          .where('call', '=', call)
          .where('key', '=', key)
          .execute()
      : await db
          .selectFrom('idempotency_company')
          .select(['digest', 'answer'])
          .where('company_id', '=', sql<number>`any(${companies}::int[])`)
          .where('user_id', '=', userId)
          .where('call', '=', call)
          .where('key', '=', key)
          .execute();
  if (!found) return null;
  if (!digest.equals(found.digest)) throw new Refusal(422, 'key_reused');
  if (found.answer === null) throw new Refusal(409, 'secret_shown_once');
  return found.answer;
};

/** The answer of a concurrent attempt that won; throws the error where none did. */
export const answerOfWinner = async (
  error: unknown,
  find: () => Promise<string | null>,
): Promise<{ readonly text: string; readonly replayed: true }> => {
  if (!isFromRace(error)) throw error;
  const text = await find().catch((again: unknown) => {
    throw again instanceof Refusal ? again : error;
  });
  if (text === null) throw error;
  return { text, replayed: true };
};

/**
 * Stores the answer in the effect's own transaction. Of two concurrent attempts the later one waits here
 * for the first and then fails on the primary key, which rolls its effect back. Null for an answer that shows a secret.
 */
export const storeAnswer = async (
  db: Database,
  { userId, call, key, digest, companies }: KeyedChange,
  companyId: number | null,
  answer: string | null,
  now: Date,
): Promise<void> => {
  const row = { user_id: userId, call, key, digest, status: 200, created_at: now };
  if (companies === null) {
    if (answer === null) throw new Error('rows of a user keep their answers');
    await db
      .insertInto('idempotency_user')
      .values({ ...row, answer })
      .execute();
  } else if (companyId !== null) {
    await db
      .insertInto('idempotency_company')
      .values({ ...row, answer, company_id: companyId })
      .execute();
  }
};
