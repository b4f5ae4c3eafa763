import { MAX_COMPANY_KEYS } from '@abrufbar/domain/companies/keys.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { makeSecret, TAIL_CHARACTERS } from '#core/secret.ts';
import { formatCompanyKey } from '#companies/keys/key.ts';

type KeyId = { readonly companyId: number; readonly id: string };

/** A key that works, with its company; a removed company has none. */
export const findCompanyKey = (db: Database, { companyId, id }: KeyId) =>
  db
    .selectFrom('company_keys as k')
    .innerJoin('companies as c', 'c.id', 'k.company_id')
    .select(['k.id', 'k.name', 'k.key_hash', 'k.may_confirm', 'k.made_by', 'k.last_used_at'])
    .select(['c.company_nr', 'c.name as company_name'])
    .where('k.company_id', '=', companyId)
    .where('k.id', '=', id)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst();

/** Notes that a key was used. */
export const updateKeyUse = async (
  db: Database,
  { companyId, id }: KeyId,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('company_keys')
    .set({ last_used_at: at.toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};

/** Keys of a company that work, the oldest first. */
export const listCompanyKeys = (db: Database, companyId: number) =>
  db
    .selectFrom('company_keys as k')
    .leftJoin('users as u', 'u.id', 'k.made_by')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.user_id', '=', 'k.made_by').onRef('m.company_id', '=', 'k.company_id'),
    )
    .select(['k.id', 'k.name', 'k.tail', 'k.may_confirm', 'k.made_at', 'k.last_used_at'])
    .select(['u.first_name', 'u.last_name'])
    .select(sql<boolean>`m.user_id IS NOT NULL`.as('is_member'))
    .where('k.company_id', '=', companyId)
    .where('k.revoked_at', 'is', null)
    .orderBy('k.made_at')
    .orderBy('k.id')
    .execute();

type NewKey = {
  readonly companyId: number;
  readonly name: string;
  readonly mayConfirm: boolean;
  readonly madeBy: string;
};

/** Makes a key, which is shown once and not stored; undefined when the company has as many as it may have. */
export const insertCompanyKey = async (
  db: Database,
  { companyId, name, mayConfirm, madeBy }: NewKey,
  now: Date,
): Promise<{ id: string; key: string } | undefined> => {
  const id = newId();
  const { secret, hash } = makeSecret();
  // Somebody else may take the slot that looks free; this statement waits for them, and the next one sees it taken.
  for (let tries = 0; tries < MAX_COMPANY_KEYS; tries += 1) {
    const { rows } = await sql<{ is_made: boolean }>`
      WITH free AS (
        SELECT s.slot FROM generate_series(1, ${MAX_COMPANY_KEYS}::int) s (slot)
        WHERE NOT EXISTS (SELECT FROM company_keys k
          WHERE k.company_id = ${companyId} AND k.slot = s.slot AND k.revoked_at IS NULL)
        ORDER BY s.slot LIMIT 1
      ), made AS (
        INSERT INTO company_keys (company_id, id, slot, name, key_hash, tail, may_confirm, made_by, made_at)
        SELECT ${companyId}, ${id}::uuid, free.slot, ${name}, ${hash}::bytea, ${secret.slice(-TAIL_CHARACTERS)},
          ${mayConfirm}::boolean, ${madeBy}::uuid, ${now.toISOString()}::timestamptz
        FROM free
        ON CONFLICT (company_id, slot) WHERE revoked_at IS NULL DO NOTHING
        RETURNING id
      )
      SELECT EXISTS (SELECT FROM made) AS is_made FROM free`.execute(db);
    const [taken] = rows;
    if (taken === undefined) return undefined;
    if (taken.is_made) return { id, key: formatCompanyKey({ companyId, id, secret }) };
  }
  return undefined;
};

/** Ends a key at once; one that has ended stays as it is. False when the company has never had it. */
export const updateKeyRevoked = async (
  db: Database,
  { companyId, id }: KeyId,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('company_keys')
    .set((eb) => ({
      revoked_at: eb.fn.coalesce('revoked_at', eb.val(at.toISOString())),
      revoked_by: eb.fn.coalesce('revoked_by', eb.val(by)),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** The rights of a key's maker in the company; undefined for somebody who left it or is blocked. */
export const findMaker = (db: Database, companyId: number, userId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.first_name', 'u.last_name', 'm.permissions'])
    .where('m.company_id', '=', companyId)
    .where('m.user_id', '=', userId)
    .where('u.blocked_at', 'is', null)
    .executeTakeFirst();
