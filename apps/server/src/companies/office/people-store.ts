import type { Permission, Role } from '@abrufbar/domain/companies/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type Author = { readonly name: string; readonly at: Date };
type Of = { readonly companyId: number; readonly userId: string };

type Membership = {
  first_name: string;
  last_name: string;
  role: string;
  permissions: string[];
  version: number;
  changed_at: string | null;
  changed_by: string | null;
  is_blocked: boolean;
  account_version: number;
  account_changed_at: string | null;
  account_changed_by: string | null;
  /** Suppliers at which companies of the person have numbers, of every brand. */
  suppliers: number[];
  /** Companies the person belongs to. */
  companies: number;
};

/** A person of a company; undefined for anybody else. */
export const findMembership = async (
  db: Database,
  { companyId, userId }: Of,
): Promise<Membership | undefined> => {
  const { rows } = await sql<Membership>`
    SELECT u.first_name, u.last_name, m.role, m.permissions, m.version, m.changed_at, m.changed_by,
      u.blocked_at IS NOT NULL AS is_blocked, u.version AS account_version,
      u.changed_at AS account_changed_at, u.changed_by AS account_changed_by,
      ARRAY(SELECT DISTINCT e.supplier_id FROM memberships o
        JOIN company_erp_ids e ON e.company_id = o.company_id WHERE o.user_id = u.id) AS suppliers,
      (SELECT count(*)::int FROM memberships o WHERE o.user_id = u.id) AS companies
    FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.company_id = ${companyId} AND m.user_id = ${userId}`.execute(db);
  return rows[0];
};

type Rights = { readonly role: Role; readonly permissions: readonly Permission[] };

/** Sets role and rights; false if the membership has another version by now. */
export const updateMembership = async (
  db: Database,
  { companyId, userId, version }: Of & { readonly version: number },
  { role, permissions }: Rights,
  by: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('memberships')
    .set({
      role,
      permissions: [...permissions],
      version: version + 1,
      changed_by: by.name,
      changed_at: by.at.toISOString(),
    })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** False if the membership has another version by now. */
export const deleteMembership = async (
  db: Database,
  { companyId, userId, version }: Of & { readonly version: number },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('memberships')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

type Block = { readonly at: Date; readonly reason: string };

/** Blocks an account, or opens it again; false if it has another version by now. */
export const updateAccountBlocked = async (
  db: Database,
  { userId, version }: { readonly userId: string; readonly version: number },
  block: Block | null,
  by: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      blocked_at: block?.at.toISOString() ?? null,
      block_reason: block?.reason ?? null,
      version: version + 1,
      changed_by: by.name,
      changed_at: by.at.toISOString(),
    })
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
