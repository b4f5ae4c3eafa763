import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { SecretBox } from '#core/secret-box.ts';
import { makeRecoveryCodes, makeSecret } from '#staff/factor.ts';
import { startStaffSession } from '#staff/start-session.ts';
import { insertMember } from '#staff/store.ts';

type Fields = {
  readonly email?: string;
  readonly name?: string;
  readonly phone?: string | null;
  readonly role?: StaffRole;
  readonly brands?: readonly Brand[];
  readonly password_hash?: string | null;
  /** Without an authenticator app yet. */
  readonly isNew?: boolean;
  readonly blockedAt?: Date | null;
};

/** A member who has enrolled, unless the fields say otherwise; `secret` makes the codes. */
export const buildStaff = async (
  { db, secrets }: { readonly db: Database; readonly secrets: SecretBox },
  { isNew = false, blockedAt = null, brands = ['nordstein'], ...fields }: Fields,
  now: Date,
) => {
  const id = newId();
  const secret = makeSecret();
  const member = {
    id,
    email: `${id.slice(-12)}@nordstein.example`,
    name: 'Lena Bartels',
    role: 'dispatcher' as const,
    ...fields,
  };
  await insertMember(db, {
    ...member,
    brands: [...brands],
    totp_secret: isNew ? null : secrets.seal(secret),
    totp_since: isNew ? null : now,
    blocked_at: blockedAt,
    block_reason: blockedAt && 'ausgeschieden',
    created_at: now,
    changed_at: now,
    changed_by: 'Befehlszeile',
  });
  if (!isNew) await makeRecoveryCodes(db, secrets, id);
  return { ...member, brands, secret };
};

/** The token of a whole session. */
export const buildStaffToken = (
  db: Database,
  { id }: { readonly id: string },
  now: Date,
): Promise<string> =>
  startStaffSession(db, { staffId: id, stage: 'full', userAgent: 'Testgerät' }, now);
