import type { ImportSource } from '#core/calls/context.ts';
import { inTransaction, type Pool } from '#core/database/database.ts';
import { isSecret, makeSecret } from '#core/secret.ts';
import { isAddressAllowed, readKey } from '#imports/key.ts';
import { findImportKey } from '#imports/store.ts';

// An absent key is compared with this hash, so that absent and wrong keys take the same time.
const NOBODY = makeSecret().hash;

/** The weighing system behind an import key; null for a wrong or revoked key and from elsewhere (D-66). */
export const authenticateImport = async (
  database: Pool,
  key: string,
  address: string,
  now: Date,
): Promise<ImportSource | null> => {
  const parts = readKey(key);
  if (parts === null) return null;
  const found = await inTransaction(database, { readOnly: true }, (db) =>
    findImportKey(db, parts.id, now),
  );
  const isRight = isSecret(parts.secret, found?.key_hash ?? NOBODY);
  if (!found || !isRight || !isAddressAllowed(address, found.addresses)) return null;
  return { keyId: found.id, supplierId: found.supplier_id, source: found.source };
};
