import { inTransaction, type Pool } from '#core/database/database.ts';
import type { CompanySystem } from '#core/calls/context.ts';
import { isSecret, makeSecret } from '#core/secret.ts';
import { readCompanyKey } from '#companies/keys/key.ts';
import { findCompanyKey, updateKeyUse } from '#companies/keys/store.ts';

// An absent key is compared with this hash, so that absent and wrong keys take the same time.
const NOBODY = makeSecret().hash;

/** Fine enough to see whether a system still asks, and little writing. */
const NOTE_EVERY_MS = 5 * 60_000;

/** The system behind a key of a company; null for a wrong or revoked key. Each call looks it up. */
export const authenticateCompanyKey = async (
  database: Pool,
  key: string,
  now: Date,
): Promise<CompanySystem | null> => {
  const parts = readCompanyKey(key);
  if (parts === null) return null;
  const { companyId } = parts;
  return inTransaction(database, { companies: [companyId] }, async (db) => {
    const found = await findCompanyKey(db, parts);
    const isRight = isSecret(parts.secret, found?.key_hash ?? NOBODY);
    if (!found || !isRight) return null;
    const { last_used_at: used } = found;
    const isNoted = used !== null && now.getTime() - Date.parse(used) < NOTE_EVERY_MS;
    if (!isNoted) await updateKeyUse(db, parts, now);
    return {
      keyId: found.id,
      keyName: found.name,
      mayConfirm: found.may_confirm,
      makerId: found.made_by,
      company: { companyId, companyNr: found.company_nr, companyName: found.company_name },
    };
  });
};
