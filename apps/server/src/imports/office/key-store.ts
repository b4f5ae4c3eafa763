import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

export type KeyRow = {
  id: string;
  version: number;
  source: string;
  name: string;
  supplier_id: number;
  supplier: string;
  tail: string | null;
  addresses: string[];
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  changed_at: string | null;
  changed_by: string | null;
};

/** Keys of some suppliers that work, by source and name. */
export const listOfficeKeys = async (
  db: Database,
  suppliers: readonly number[],
  now: Date,
): Promise<KeyRow[]> => {
  const mine = ofSuppliers(suppliers);
  const { rows } = await sql<KeyRow>`
    SELECT k.id, k.version, k.source, k.name, k.supplier_id, s.name AS supplier, k.tail, k.addresses,
      k.created_at, k.expires_at, k.changed_at, k.changed_by,
      (SELECT max(i.received_at) FROM imports i
        WHERE i.supplier_id = ${mine} AND i.import_key_id = k.id AND i.staff_id IS NULL) AS last_used_at
    FROM import_keys k JOIN suppliers s ON s.id = k.supplier_id
    WHERE k.supplier_id = ${mine} AND k.revoked_at IS NULL
      AND (k.expires_at IS NULL OR k.expires_at > ${now})
    ORDER BY array_position(ARRAY['vas', 'di', 'ubl', 'erp'], k.source), k.name COLLATE german,
      k.expires_at NULLS FIRST, k.id`.execute(db);
  return rows;
};

type KeyVersion = Pick<KeyRow, 'id' | 'version'>;
type KeyChange = {
  readonly name?: string;
  readonly addresses?: readonly string[];
  readonly expires_at?: string;
  readonly revoked_at?: string;
};
type Author = { readonly name: string; readonly at: Date };

/** Changes a key of these suppliers; false if somebody else was faster. */
export const updateOfficeKey = async (
  db: Database,
  suppliers: readonly number[],
  { id, version }: KeyVersion,
  { addresses, ...change }: KeyChange,
  author: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('import_keys')
    .set({
      ...change,
      ...(addresses && { addresses: [...addresses] }),
      version: version + 1,
      changed_by: author.name,
      changed_at: author.at.toISOString(),
    })
    .where('supplier_id', '=', ofSuppliers(suppliers))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
