import {
  ROLE_PERMISSIONS,
  type Permission,
  type Role,
} from '@abrufbar/domain/companies/permissions.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { makeCode } from '#registration/code.ts';

const DAY_MS = 86_400_000;
/** How long a code can be used (D-09). */
const CODE_LIFETIME_DAYS = 30;

type NewCode = {
  readonly companyId: number;
  readonly role: Role;
  /** Those of the role unless said otherwise (D-15). */
  readonly permissions?: readonly Permission[];
  /** Null lets anybody use it. */
  readonly email: string | null;
  /** The person it is meant for, and the member of staff who invites. */
  readonly name?: string | null;
  readonly invitedBy?: string | null;
};

/** Last instant at which a code issued now can be used. */
export const codeEnd = (now: Date): Date => new Date(now.getTime() + CODE_LIFETIME_DAYS * DAY_MS);

/** Issues a code; it is shown this once and stored only as digest (D-09). */
export const insertCode = async (
  db: Database,
  {
    companyId,
    role,
    permissions = ROLE_PERMISSIONS[role],
    email,
    name = null,
    invitedBy = null,
  }: NewCode,
  now: Date,
): Promise<{ id: string; code: string }> => {
  const id = newId();
  const { code, hash } = makeCode();
  await db
    .insertInto('registration_codes')
    .values({
      id,
      code_hash: hash,
      company_id: companyId,
      role,
      permissions: [...permissions],
      email: email?.toLowerCase() ?? null,
      name,
      created_at: now,
      expires_at: codeEnd(now),
      changed_at: invitedBy === null ? null : now,
      changed_by: invitedBy,
    })
    .execute();
  return { id, code };
};

/** The invitation of a code, the shown one or that of its mail, whatever became of it; whoever asks for it at the same moment waits until this transaction ends. */
export const findCode = (db: Database, hash: Buffer) =>
  db
    .selectFrom('registration_codes')
    .select(['id', 'company_id', 'role', 'permissions', 'email'])
    .select(['expires_at', 'revoked_at', 'used_at', 'used_by'])
    .where((eb) => eb.or([eb('code_hash', '=', hash), eb('mail_hash', '=', hash)]))
    .forUpdate()
    .executeTakeFirst();

export type Code = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/** Uses a code up. */
export const updateCodeUsed = async (
  db: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('registration_codes')
    .set({ used_at: now.toISOString(), used_by: userId })
    .where('id', '=', id)
    .execute();
};

/** Takes a code back; false when there is none, or none that could still be used. */
export const updateCodeRevoked = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('registration_codes')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};

/** Forgets the codes that were meant for an address (D-64). */
export const deleteCodesFor = async (db: Database, email: string): Promise<void> => {
  await db.deleteFrom('registration_codes').where('email', '=', email.toLowerCase()).execute();
};
