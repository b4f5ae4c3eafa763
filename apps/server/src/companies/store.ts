import {
  ROLE_PERMISSIONS,
  type Permission,
  type Role,
} from '@abrufbar/domain/companies/permissions.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { Insertable } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { sendMembershipHint } from '#core/live/hints.ts';
import type { Tables } from '#core/database/tables.ts';

type New<Table extends keyof Tables, Made extends keyof Tables[Table]> = Omit<
  Insertable<Tables[Table]>,
  Made
>;

// Allotted by us, small because it stands in every index; rows are added one at a time by provider staff.
const nextId = async (db: Database, table: 'suppliers' | 'companies'): Promise<number> => {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};

/** Adds a supplier unit and hands back its id. */
export const insertSupplier = async (
  db: Database,
  row: New<'suppliers', 'id'>,
): Promise<number> => {
  const id = await nextId(db, 'suppliers');
  await db
    .insertInto('suppliers')
    .values({ ...row, id })
    .execute();
  return id;
};

/** The brand under which a supplier sells. */
export const findSupplierBrand = async (db: Database, id: number): Promise<Brand> => {
  const { brand } = await db
    .selectFrom('suppliers')
    .select('brand')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return brand as Brand; // the column allows no other
};

/** Adds a customer company and hands back its id, the tenant key. */
export const insertCompany = async (db: Database, row: New<'companies', 'id'>): Promise<number> => {
  const id = await nextId(db, 'companies');
  await db
    .insertInto('companies')
    .values({ ...row, id })
    .execute();
  return id;
};

/** Tells under which customer number a supplier knows a company. */
export const insertErpId = async (
  db: Database,
  row: Insertable<Tables['company_erp_ids']>,
): Promise<void> => {
  await db.insertInto('company_erp_ids').values(row).execute();
};

/** Adds a person, who can sign in once there is a password or a login token, and hands back the id. */
export const insertUser = async (
  db: Database,
  row: New<'users', 'id' | 'blocked_at'>,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('users')
    .values({ ...row, id, email: row.email.toLowerCase() })
    .execute();
  return id;
};

/** The same for a person who enters the own address; undefined when somebody has it already. */
export const insertNewUser = async (
  db: Database,
  row: New<'users', 'id' | 'blocked_at'>,
): Promise<string | undefined> => {
  const inserted = await db
    .insertInto('users')
    .values({ ...row, id: newId(), email: row.email.toLowerCase() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

/** Blocks a person's account from an instant on, or opens it again; ending the sessions is `deleteSessions`. */
export const updateUserBlocked = async (
  db: Database,
  userId: string,
  blockedAt: Date | null,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ blocked_at: blockedAt?.toISOString() ?? null })
    .where('id', '=', userId)
    .execute();
};

/** Replaces a person's password; ending the sessions is `deleteSessions`. */
export const updatePasswordHash = async (
  db: Database,
  userId: string,
  passwordHash: string,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
};

/** Changes the profile of a person. */
export const updateUser = async (
  db: Database,
  userId: string,
  row: Pick<
    Insertable<Tables['users']>,
    | 'first_name'
    | 'last_name'
    | 'phone_country'
    | 'phone_number'
    | 'mobile_country'
    | 'mobile_number'
  >,
): Promise<void> => {
  await db.updateTable('users').set(row).where('id', '=', userId).execute();
};

type NewMembership = {
  readonly userId: string;
  readonly companyId: number;
  readonly role: Role;
  /** Those of the role unless said otherwise (D-15). */
  readonly permissions?: readonly Permission[];
};

/** Makes a person who was created in the same transaction belong to a company: nothing follows that person yet. */
export const insertFirstMembership = async (
  db: Database,
  { userId, companyId, role, permissions = ROLE_PERMISSIONS[role] }: NewMembership,
): Promise<void> => {
  await db
    .insertInto('memberships')
    .values({ user_id: userId, company_id: companyId, role, permissions: [...permissions] })
    .execute();
};

/** Makes a person belong to a company. */
export const insertMembership = async (db: Database, membership: NewMembership): Promise<void> => {
  await insertFirstMembership(db, membership);
  await sendMembershipHint(db, membership.userId);
};

/** A company by its number; undefined when there is none. */
export const findCompany = (db: Database, companyNr: string) =>
  db.selectFrom('companies').selectAll().where('company_nr', '=', companyNr).executeTakeFirst();

/** A person's id by e-mail; undefined when there is none. */
export const findUserId = async (db: Database, email: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
};

/** Whether anybody has been set up yet. */
export const hasCompanies = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) !== undefined;

export const listCompanyIds = async (db: Database): Promise<number[]> => {
  const rows = await db.selectFrom('companies').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

/** A supplier unit by its sales organisation; undefined when there is none. */
export const findSupplier = (db: Database, vkOrg: string) =>
  db.selectFrom('suppliers').selectAll().where('vk_org', '=', vkOrg).executeTakeFirst();

/**
 * Puts a placeholder in the place of a person (D-64). Rows that belong to the person go by foreign
 * key: memberships, devices, settings, messages. Papers keep the id and show the placeholder; the address is free.
 */
export const replaceUser = async (
  db: Database,
  userId: string,
  { firstName, lastName, at }: { firstName: string; lastName: string; at: Date },
): Promise<void> => {
  await db.deleteFrom('users').where('id', '=', userId).execute();
  await db
    .insertInto('users')
    .values({
      id: userId,
      email: `${userId}@removed.invalid`,
      first_name: firstName,
      last_name: lastName,
      blocked_at: at,
      created_at: at,
    })
    .execute();
};
