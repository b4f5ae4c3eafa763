import type { AssetType } from '@abrufbar/domain/documents/assets.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { Tables } from '#core/database/tables.ts';

export type AssetRow = {
  company_id: number;
  id: string;
  delivery_id: string;
  file: string;
  name: string;
  media: AssetType;
  size: number;
  position: number;
  /** Null where a member of staff added it. */
  uploaded_by: string | null;
  /** The person or the member of staff; null when the account is gone. */
  uploader: string | null;
};

const ROWS = sql`SELECT a.company_id, a.id, a.delivery_id, a.file, a.name, a.media, a.size, a.position,
  a.uploaded_by, coalesce(a.staff_name, u.first_name || ' ' || u.last_name) AS uploader
  FROM assets a LEFT JOIN users u ON u.id = a.uploaded_by`;

/** Of a delivery of the caller's companies, in their order. */
export const listAssets = async (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
): Promise<AssetRow[]> => {
  const { rows } = await sql<AssetRow>`${ROWS}
    WHERE a.company_id = ANY (${scope}::int[]) AND a.delivery_id = ${deliveryId}
    ORDER BY a.position, a.id`.execute(db);
  return rows;
};

export const findAsset = async (
  db: Database,
  scope: readonly number[],
  id: string,
): Promise<AssetRow | undefined> => {
  const { rows } = await sql<AssetRow>`${ROWS}
    WHERE a.company_id = ANY (${scope}::int[]) AND a.id = ${id}`.execute(db);
  return rows[0];
};

/** Adds a file to a delivery; the supplier is that of the delivery. */
export const insertAsset = async (
  db: Database,
  row: Omit<Insertable<Tables['assets']>, 'id' | 'supplier_id' | 'version'>,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('assets')
    .values((eb) => ({
      ...row,
      id,
      supplier_id: eb
        .selectFrom('deliveries')
        .select('supplier_id')
        .where('company_id', '=', row.company_id)
        .where('id', '=', row.delivery_id),
    }))
    .execute();
  return id;
};

export const updatePosition = async (
  db: Database,
  { company_id, id }: { readonly company_id: number; readonly id: string },
  position: number,
): Promise<void> => {
  await db
    .updateTable('assets')
    .set({ position })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
};

/** False when another request was faster. */
export const deleteAsset = async (
  db: Database,
  { company_id, id }: { readonly company_id: number; readonly id: string },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('assets')
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Every file an asset of these companies lies in. */
export const listAssetFiles = async (
  db: Database,
  companyIds: readonly number[],
): Promise<string[]> => {
  const { rows } = await sql<{ file: string }>`
    SELECT a.file FROM assets a WHERE a.company_id = ANY (${companyIds}::int[])`.execute(db);
  return rows.map(({ file }) => file);
};
