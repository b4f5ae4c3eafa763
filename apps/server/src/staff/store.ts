import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

const COLUMNS = [
  'm.id',
  'm.email',
  'm.name',
  'm.phone',
  'm.role',
  'm.brands',
  'm.totp_since',
  'm.blocked_at',
  'm.block_reason',
  'm.version',
  'm.changed_at',
  'm.changed_by',
] as const;

/** Finds what a sign-in needs of a member, by e-mail or id. */
export const findMember = (db: Database, key: { email: string } | { id: string }) =>
  db
    .selectFrom('staff as m')
    .select(['m.id', 'm.email', 'm.name', 'm.brands', 'm.password_hash', 'm.blocked_at'])
    .select(['m.totp_secret', 'm.totp_since'])
    .where((eb) => ('id' in key ? eb('m.id', '=', key.id) : eb('m.email', '=', key.email)))
    .executeTakeFirst();

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Phone of a member whose name stands in the office anyway; null without one. */
export const findMemberPhone = async (db: Database, id: string): Promise<string | null> => {
  const found = await db
    .selectFrom('staff')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.phone ?? null;
};

/** Whether a member's password is still the one that was found; if so, until the transaction ends. */
export const lockMemberPassword = async (
  db: Database,
  { id, password_hash }: Pick<Member, 'id' | 'password_hash'>,
): Promise<boolean> => {
  const held = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
};

/** Members with one of these brands, by name; blocked ones last. */
export const listMembers = (db: Database, brands: readonly Brand[]) =>
  db
    .selectFrom('staff as m')
    .select(COLUMNS)
    .where(sql<boolean>`m.brands && ${brands}::text[]`)
    .orderBy(sql`m.blocked_at IS NOT NULL`)
    .orderBy('m.name')
    .orderBy('m.id')
    .execute();

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** One member with one of these brands, held until the transaction ends. */
export const lockMember = (db: Database, brands: readonly Brand[], id: string) =>
  db
    .selectFrom('staff as m')
    .select(COLUMNS)
    .where('m.id', '=', id)
    .where(sql<boolean>`m.brands && ${brands}::text[]`)
    .forUpdate()
    .executeTakeFirst();

/** Administrators who can sign in, held so that two of them cannot lower each other. */
export const lockAdmins = (db: Database) =>
  db
    .selectFrom('staff as m')
    .select(['m.id', 'm.brands'])
    .where('m.role', '=', 'admin')
    .where('m.blocked_at', 'is', null)
    .orderBy('m.id')
    .forUpdate()
    .execute();

export const insertMember = async (
  db: Database,
  row: Insertable<Tables['staff']>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};

/** Fields that administrators change. */
type Change = {
  readonly name?: string;
  readonly phone?: string | null;
  readonly role?: StaffRole;
  readonly brands?: readonly Brand[];
  readonly blocked_at?: string | null;
  readonly block_reason?: string | null;
  readonly totp_secret?: null;
  readonly totp_proven_at?: null;
  readonly totp_since?: null;
};

/** Changes a member in the name of an administrator; its version counts the changes. */
export const updateMember = async (
  db: Database,
  id: string,
  { brands, ...change }: Change,
  by: { readonly name: string; readonly at: Date },
): Promise<number> => {
  const { version } = await db
    .updateTable('staff')
    .set({
      ...change,
      ...(brands && { brands: [...brands] }),
      version: sql`version + 1`,
      changed_at: by.at.toISOString(),
      changed_by: by.name,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

export const updateMemberPassword = async (
  db: Database,
  id: string,
  hash: string,
): Promise<void> => {
  await db.updateTable('staff').set({ password_hash: hash }).where('id', '=', id).execute();
};

/** Gives a member who has no authenticator app yet a secret for one; false if the member has. */
export const updateNewSecret = async (
  db: Database,
  id: string,
  secret: Buffer,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_secret: secret, totp_proven_at: null })
    .where('id', '=', id)
    .where('totp_since', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Notes that a code of this secret was right, unless another secret took its place meanwhile. */
export const updateSecretProven = async (
  db: Database,
  { id, totp_secret }: Pick<Member, 'id' | 'totp_secret'>,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_proven_at: now.toISOString() })
    .where('id', '=', id)
    .where('totp_secret', '=', totp_secret)
    .where('totp_since', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** From now on the proven secret counts; false if none is proven or one counts already. */
export const updateEnrolled = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_since: now.toISOString() })
    .where('id', '=', id)
    .where('totp_proven_at', 'is not', null)
    .where('totp_since', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Suppliers of these brands. */
export const listSuppliersOf = (db: Database, brands: readonly string[]) =>
  db
    .selectFrom('suppliers')
    .select(['id', 'name', 'brand'])
    .where(sql<boolean>`brand = any(${brands}::text[])`)
    .orderBy('id')
    .execute();
