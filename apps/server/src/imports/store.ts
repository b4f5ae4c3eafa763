import type { Source } from '@abrufbar/domain/imports/ticket.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { isNetwork } from '#core/network.ts';
import { makeSecret, TAIL_CHARACTERS } from '#core/secret.ts';
import { formatKey } from '#imports/key.ts';

/** An import key that works. */
export const findImportKey = (db: Database, id: string, now: Date) =>
  db
    .selectFrom('import_keys')
    .select(['id', 'supplier_id', 'source', 'key_hash', 'addresses'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .executeTakeFirst();

type NewImportKey = {
  readonly supplierId: number;
  readonly source: Source;
  readonly name: string;
  /** Addresses or networks it may be used from; empty for anywhere. */
  readonly addresses: readonly string[];
  /** The member of staff who makes it. */
  readonly madeBy?: string;
};

/** Makes an import key; the returned key is shown once and not stored. */
export const insertImportKey = async (
  db: Database,
  { supplierId, source, name, addresses, madeBy }: NewImportKey,
  now: Date,
): Promise<{ id: string; key: string }> => {
  const wrong = addresses.find((entry) => !isNetwork(entry));
  if (wrong !== undefined) throw new Error(`Not an address or network: ${wrong}`);
  const id = newId();
  const { secret, hash } = makeSecret();
  await db
    .insertInto('import_keys')
    .values({
      id,
      supplier_id: supplierId,
      source,
      name,
      key_hash: hash,
      tail: secret.slice(-TAIL_CHARACTERS),
      ...(madeBy !== undefined && { changed_by: madeBy, changed_at: now }),
      addresses: [...addresses],
      created_at: now,
    })
    .execute();
  return { id, key: formatKey(id, secret) };
};

/** Ends a key at once; false when there is none or it already ended. */
export const updateImportKeyRevoked = async (
  db: Database,
  id: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('import_keys')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Categories of materials in the catalogue of a supplier, by number. */
export const findCategories = async (
  db: Database,
  supplierId: number,
  materialNumbers: readonly string[],
): Promise<Map<string, number>> => {
  const distinct = [...new Set(materialNumbers)]; // a large file names the same few again and again
  const rows = await db
    .selectFrom('materials')
    .select(['number', 'category'])
    .where('supplier_id', '=', supplierId)
    .where('number', '=', sql<string>`ANY (${distinct}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.number, row.category]));
};
