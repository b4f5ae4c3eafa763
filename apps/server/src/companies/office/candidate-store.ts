import type { Role } from '@abrufbar/domain/companies/permissions.ts';
import { ROLE_PERMISSIONS } from '@abrufbar/domain/companies/permissions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { LAST_SIGN } from '#core/database/folded-text.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** A short beginning has many people: those that are put in order. */
const MAX_SORTED_PEOPLE = 200;

type Candidate = { id: string; name: string; email: string; companies: string[] };

/** Whether a person belongs to a customer of the suppliers. */
const isOfBrand = (suppliers: readonly number[]): RawBuilder<boolean> => sql<boolean>`EXISTS (
  SELECT FROM memberships m JOIN company_erp_ids e ON e.company_id = m.company_id
  WHERE m.user_id = u.id AND e.supplier_id = ${ofSuppliers(suppliers)})`;

/** Somebody who was taken out of the last company: a stranger to nobody. */
const IS_ALONE = sql<boolean>`NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = u.id)`;

/** People of customers by the beginning of e-mail or last name, those without a company by the whole e-mail. */
export const listCandidates = async (
  db: Database,
  suppliers: readonly number[],
  { companyId, text, limit }: { companyId: number; text: string; limit: number },
): Promise<Candidate[]> => {
  const start = text.toLowerCase();
  const notIn = sql`NOT EXISTS (SELECT FROM memberships m
    WHERE m.user_id = u.id AND m.company_id = ${companyId})`;
  const beginning = (column: RawBuilder<unknown>) => sql`
    (SELECT u.id, u.first_name, u.last_name, u.email FROM users u
     WHERE ${column} ~>=~ ${start} AND ${column} ~<~ ${start + LAST_SIGN}
       AND ${isOfBrand(suppliers)} AND ${notIn} LIMIT ${MAX_SORTED_PEOPLE})`;
  const { rows } = await sql<Candidate>`
    SELECT p.id, p.first_name || ' ' || p.last_name AS name, p.email,
      ARRAY(SELECT DISTINCT co.name FROM memberships m
        JOIN companies co ON co.id = m.company_id
        JOIN company_erp_ids e ON e.company_id = m.company_id
        WHERE m.user_id = p.id AND e.supplier_id = ${ofSuppliers(suppliers)}
        ORDER BY co.name) AS companies
    FROM (${beginning(sql`u.email`)} UNION ${beginning(sql`lower(u.last_name)`)}
      UNION SELECT u.id, u.first_name, u.last_name, u.email FROM users u
      WHERE u.email = ${start} AND ${IS_ALONE}) p
    ORDER BY p.last_name COLLATE german, p.first_name COLLATE german, p.id
    LIMIT ${limit}`.execute(db);
  return rows;
};

/** Somebody who may be taken into a company; undefined for strangers. */
export const findCandidate = async (
  db: Database,
  suppliers: readonly number[],
  userId: string,
): Promise<{ name: string } | undefined> => {
  const { rows } = await sql<{ name: string }>`
    SELECT u.first_name || ' ' || u.last_name AS name FROM users u
    WHERE u.id = ${userId} AND (${isOfBrand(suppliers)} OR ${IS_ALONE})`.execute(db);
  return rows[0];
};

type Joining = {
  readonly companyId: number;
  readonly userId: string;
  readonly role: Role;
  readonly by: { readonly name: string; readonly at: Date };
};

/** Adds a membership with the rights of its role; false if there is one. */
export const insertOfficeMembership = async (
  db: Database,
  { companyId, userId, role, by }: Joining,
): Promise<boolean> => {
  const inserted = await db
    .insertInto('memberships')
    .values({
      company_id: companyId,
      user_id: userId,
      role,
      permissions: [...ROLE_PERMISSIONS[role]],
      changed_by: by.name,
      changed_at: by.at.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
};
