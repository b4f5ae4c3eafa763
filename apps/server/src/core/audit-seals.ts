import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** The three tables of records of actions, sealed in one chain; in a transaction of scope `allActions`. */
const TABLES = ['audit_company', 'audit_user', 'audit_staff'] as const;

/** Bytes of a row's digest that its seal keeps. */
export const DIGEST_BYTES = 16;

type Seal = {
  readonly number: number;
  readonly count: number;
  readonly last_id: string;
  readonly rows_hash: Buffer;
};

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** Hash of a seal and the one before. */
export const hashOf = (
  previous: Buffer | null,
  { number, count, last_id, rows_hash }: Seal,
): Buffer => sha256(previous ?? '', `${number} ${count} ${last_id} `, rows_hash);

const ofAll = (branch: (table: string) => RawBuilder<unknown>) =>
  sql.join(
    TABLES.map((table) => sql`(${branch(table)})`),
    sql` UNION ALL `,
  );

/**
 * Rows with their digests. Columns without a value count for nothing, so that a later migration may add one; the
 * column `seal` is no part of what is sealed.
 */
export const digested = (condition: RawBuilder<unknown>) =>
  ofAll(
    (table) => sql`SELECT seal, at, id, substr(sha256(convert_to(
      ${sql.lit(table)} || jsonb_strip_nulls(to_jsonb(r) - 'seal')::text, 'UTF8')), 1, ${sql.lit(DIGEST_BYTES)}) AS digest
    FROM ${sql.table(table)} r WHERE ${condition}`,
  );

/** Seals rows that have none, so many at most, the oldest first; says how many. */
export const sealActions = async (db: Database, now: Date, limit: number): Promise<number> => {
  const previous = await db
    .selectFrom('audit_seals')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const end = await findEnd(db, limit);
  if (end === undefined) return 0;
  const number = (previous?.number ?? 0) + 1;
  for (const table of TABLES) {
    await sql`UPDATE ${sql.table(table)} SET seal = ${number}
      WHERE seal IS NULL AND (at, id) <= (${end.at}::timestamptz, ${end.id}::uuid)`.execute(db);
  }
  const rows = await listSealed(db, number);
  const last = rows.at(-1);
  if (last === undefined) return 0;
  const digests = Buffer.concat(rows.map(({ digest }) => digest));
  const seal = { number, count: rows.length, last_id: last.id, rows_hash: sha256(digests) };
  // Of two servers that seal at once the second one's number is taken: its job fails and comes again.
  await db
    .insertInto('audit_seals')
    .values({
      ...seal,
      digests,
      last_at: last.at,
      sealed_at: now.toISOString(),
      hash: hashOf(previous?.hash ?? null, seal),
    })
    .execute();
  return rows.length;
};

/** The last of the oldest rows without a seal. */
const findEnd = async (db: Database, limit: number) => {
  const oldest = ofAll(
    (table) => sql`SELECT at, id FROM ${sql.table(table)} WHERE seal IS NULL
      ORDER BY at, id LIMIT ${limit}`,
  );
  const { rows } = await sql<{ at: string; id: string }>`
    SELECT at, id FROM (SELECT at, id FROM (${oldest}) oldest ORDER BY at, id LIMIT ${limit}) batch
    ORDER BY at DESC, id DESC LIMIT 1`.execute(db);
  return rows[0];
};

type SealedRow = { readonly id: string; readonly at: string; readonly digest: Buffer };

/** Rows of a seal as they are now, in its order. */
export const listSealed = async (db: Database, number: number): Promise<readonly SealedRow[]> => {
  const { rows } = await sql<SealedRow>`SELECT id, at, digest
    FROM (${digested(sql`seal = ${number}`)}) sealed ORDER BY at, id`.execute(db);
  return rows;
};

/** Clears away seals whose newest row is older: rows and digests go, the hashes stay; says how many seals. */
export const clearSeals = async (
  db: Database,
  { before, now, limit }: { readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<number> => {
  const old = await db
    .selectFrom('audit_seals')
    .select('number')
    .where('cleared_at', 'is', null)
    .where('last_at', '<', before.toISOString())
    .orderBy('number')
    .limit(limit)
    .execute();
  const numbers = old.map(({ number }) => number);
  if (numbers.length === 0) return 0;
  for (const table of TABLES) {
    await sql`DELETE FROM ${sql.table(table)} WHERE seal = ANY (${numbers}::int[])`.execute(db);
  }
  await db
    .updateTable('audit_seals')
    .set({ digests: null, cleared_at: now.toISOString() })
    .where(sql<boolean>`number = ANY (${numbers}::int[])`)
    .execute();
  return numbers.length;
};
