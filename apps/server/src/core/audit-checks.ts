import { sql } from 'kysely';
import { DIGEST_BYTES, digested, hashOf, listSealed } from '#core/audit-seals.ts';
import type { Database } from '#core/database/database.ts';

/** The first row that is not as it was sealed; without id where rows are missing or the seal itself was changed. */
type Break = {
  readonly number: number;
  readonly at: string;
  readonly id: string | null;
};

type Limits = { readonly seals: number; readonly rows: number };

const CHAIN = 'actions';

/**
 * Goes on with the check of the whole chain, so many seals or rows further; a pass that ends without a break says
 * when it began. A break stays named until a later pass finds the chain whole.
 */
export const checkChain = async (db: Database, now: Date, limits: Limits): Promise<void> => {
  const state = await db
    .selectFrom('audit_checks')
    .select(['next_number', 'began_at'])
    .where('chain', '=', CHAIN)
    .forUpdate()
    .executeTakeFirst();
  const from = state?.next_number ?? 1;
  const began_at = from === 1 ? now.toISOString() : (state?.began_at ?? now.toISOString());
  const { next, broken } = await checkSeals(db, from, limits);
  const found = broken
    ? { broken_number: broken.number, broken_at: broken.at, broken_id: broken.id }
    : { broken_number: null, broken_at: null, broken_id: null };
  const isOver = next === 1;
  const change = {
    next_number: next,
    began_at,
    ...(isOver && { ...found, checked_at: began_at }),
  };
  await db
    .insertInto('audit_checks')
    .values({ chain: CHAIN, ...change })
    .onConflict((conflict) => conflict.column('chain').doUpdateSet(change))
    .execute();
};

/** When the chain was last checked as a whole, and the first break it had. */
export const findChainState = async (db: Database) => {
  const state = await db
    .selectFrom('audit_checks')
    .select(['checked_at', 'broken_number', 'broken_at', 'broken_id'])
    .where('chain', '=', CHAIN)
    .executeTakeFirst();
  const {
    checked_at = null,
    broken_number = null,
    broken_at = null,
    broken_id = null,
  } = state ?? {};
  const isBroken = broken_number !== null && broken_at !== null;
  return {
    checkedAt: checked_at,
    broken: isBroken ? { number: broken_number, at: broken_at, id: broken_id } : null,
  };
};

/** Compares seals from a number on with their rows and with each other; ends at the first break. */
const checkSeals = async (
  db: Database,
  from: number,
  limits: Limits,
): Promise<{ readonly next: number; readonly broken: Break | null }> => {
  const found = await db
    .selectFrom('audit_seals')
    .select(['number', 'count', 'last_at', 'last_id', 'rows_hash', 'hash', 'cleared_at'])
    .where('number', '>=', from - 1)
    .orderBy('number')
    .limit(limits.seals + 1)
    .execute();
  const before = found[0]?.number === from - 1 ? found.shift() : undefined;
  const seals = withinRows(found, limits.rows);
  const [first, last] = [seals[0], seals.at(-1)];
  if (first === undefined || last === undefined) return { next: 1, broken: null };
  const hashes = await hashRows(db, first.number, last.number);
  let previous = before?.hash ?? null;
  let expected = from;
  for (const seal of seals) {
    const isNext = seal.number === expected && (expected === 1 || previous !== null);
    const isWhole = isNext && seal.hash.equals(hashOf(previous, seal));
    const isKept = seal.cleared_at !== null || hashes.get(seal.number)?.equals(seal.rows_hash);
    if (!isWhole || !isKept) {
      const broken = await nameBreak(db, seal, isWhole);
      return { next: 1, broken: { number: expected, ...broken } };
    }
    previous = seal.hash;
    expected += 1;
  }
  const isEnd = seals.length === found.length && seals.length < limits.seals;
  return { next: isEnd ? 1 : expected, broken: null };
};

const withinRows = <S extends { readonly count: number }>(seals: readonly S[], rows: number) => {
  let sum = 0;
  return seals.filter(({ count }, at) => (sum += count) <= rows || at === 0);
};

/** Hash of the rows of each seal as they are now. */
const hashRows = async (db: Database, first: number, last: number) => {
  const { rows } = await sql<{ seal: number; hash: Buffer }>`
    SELECT seal, sha256(string_agg(digest, ''::bytea ORDER BY at, id)) AS hash
    FROM (${digested(sql`seal >= ${first} AND seal <= ${last}`)}) sealed GROUP BY seal`.execute(db);
  return new Map(rows.map(({ seal, hash }) => [seal, hash]));
};

const nameBreak = async (
  db: Database,
  { number, last_at }: { readonly number: number; readonly last_at: string },
  isWhole: boolean,
): Promise<Omit<Break, 'number'>> => {
  if (!isWhole) return { at: last_at, id: null };
  const { digests } = await db
    .selectFrom('audit_seals')
    .select('digests')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const sealed = Array.from({ length: (digests?.length ?? 0) / DIGEST_BYTES }, (_, at) =>
    (digests ?? Buffer.alloc(0)).toString('hex', at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES),
  );
  const rows = await listSealed(db, number);
  const bad = rows.findIndex(({ digest }, at) => digest.toString('hex') !== sealed[at]);
  const row = rows[bad];
  if (row === undefined) return { at: rows.at(-1)?.at ?? last_at, id: null }; // the last ones are missing
  const isMoved = sealed.includes(row.digest.toString('hex')); // one before it is missing
  return { at: row.at, id: isMoved ? null : row.id };
};
