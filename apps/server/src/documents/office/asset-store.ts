import type { AssetType } from '@abrufbar/domain/documents/assets.ts';
import { type RawBuilder, sql } from 'kysely';
import { LAST_SIGN } from '#core/database/folded-text.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** File of a delivery with what a list says of it. */
export type OfficeAssetRow = {
  company_id: number;
  id: string;
  version: number;
  name: string;
  media: AssetType;
  size: number;
  created_at: string;
  uploader: string | null;
  company: string;
  delivery_id: string;
  delivery_number: string;
  weighed_on: string;
  claim_id: string | null;
};

/** Filters of the list; null does not narrow. */
export type AssetFilters = {
  readonly contract: { readonly company_id: number; readonly id: string } | null;
  readonly delivery: { readonly company_id: number; readonly id: string } | null;
  readonly customers: readonly number[] | null;
  readonly media: AssetType | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly text: string | null;
};

/** Conditions that ask nothing of the delivery. */
const ofAssets = (
  suppliers: readonly number[],
  { delivery, customers, media, from, until }: AssetFilters,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`a.supplier_id = ${ofSuppliers(suppliers)}`,
      ...(delivery
        ? [sql`a.company_id = ${delivery.company_id} AND a.delivery_id = ${delivery.id}`]
        : []),
      ...(customers ? [sql`a.company_id = ANY (${customers}::int[])`] : []),
      ...(media ? [sql`a.media = ${media}`] : []),
      ...(from ? [sql`a.created_at >= ${from}::date::timestamp AT TIME ZONE 'Europe/Berlin'`] : []),
      ...(until
        ? [sql`a.created_at < (${until}::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin'`]
        : []),
    ],
    sql` AND `,
  );

/** Files with their deliveries: along the time of the files, or of one contract along its deliveries. */
const filtered = (suppliers: readonly number[], filters: AssetFilters): RawBuilder<unknown> => {
  const { contract, text } = filters;
  return sql`
  FROM assets a
  JOIN deliveries d ON d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = a.company_id
    AND d.id = a.delivery_id
  WHERE ${sql.join(
    [
      ofAssets(suppliers, filters),
      ...(contract
        ? [
            sql`a.company_id = ${contract.company_id} AND d.company_id = ${contract.company_id}
              AND d.contract_id = ${contract.id}`,
          ]
        : []),
      ...(text ? [sql`d.number ~>=~ ${text} AND d.number ~<~ ${text + LAST_SIGN}`] : []),
    ],
    sql` AND `,
  )}`;
};

const COLUMNS = sql`a.company_id, a.id, a.version, a.name, a.media, a.size, a.created_at, a.uploaded_by,
  a.staff_name, a.claim_id, d.id AS delivery_id, d.number AS delivery_number, d.weighed_on`;

/** Row of a list, from that of a subselect. */
const ROW = sql`p.*, co.name AS company,
  coalesce(p.staff_name, u.first_name || ' ' || u.last_name) AS uploader`;

type AssetKey = Pick<OfficeAssetRow, 'company_id' | 'id'>;
type Window = { readonly offset: number; readonly limit: number };

/** Whether a filter asks for the delivery; otherwise files are read by themselves, of which there are many. */
const asksDelivery = ({ contract, text }: AssetFilters): boolean =>
  contract !== null || text !== null;

const LATEST_FIRST = sql`ORDER BY a.created_at DESC, a.id DESC`;

/**
 * Keys of a window. Those of each supplier are read along its own index, because one index over several suppliers is
 * in no order of time.
 */
const keysInWindow = (
  suppliers: readonly number[],
  filters: AssetFilters,
  { offset, limit }: Window,
): RawBuilder<AssetKey> => {
  const keys = sql`SELECT a.company_id, a.id, a.created_at`;
  const found = asksDelivery(filters)
    ? sql`${keys} ${filtered(suppliers, filters)}`
    : sql`SELECT n.* FROM unnest(${suppliers}::int[]) s (id)
        CROSS JOIN LATERAL (${keys} FROM assets a
          WHERE ${ofAssets(suppliers, filters)} AND a.supplier_id = s.id
          ${LATEST_FIRST} LIMIT ${offset + limit}) n`;
  return sql<AssetKey>`SELECT a.company_id, a.id FROM (${found}) a ${LATEST_FIRST} OFFSET ${offset} LIMIT ${limit}`;
};

/** A window of files, the latest first. */
export const listOfficeAssets = async (
  db: Database,
  suppliers: readonly number[],
  filters: AssetFilters,
  window: Window,
): Promise<OfficeAssetRow[]> => {
  const { rows } = await keysInWindow(suppliers, filters, window).execute(db);
  return listOfficeAssetsOf(db, suppliers, rows);
};

/** Keys of everything that is filtered, the latest first: the whole of an export at one instant. */
export const listOfficeAssetKeys = async (
  db: Database,
  suppliers: readonly number[],
  filters: AssetFilters,
): Promise<AssetKey[]> => {
  const { rows } = await sql<AssetKey>`SELECT a.company_id, a.id ${filtered(suppliers, filters)}
    ORDER BY a.created_at DESC, a.id DESC`.execute(db);
  return rows;
};

/**
 * The files of some keys, in their order. Each is looked up by its key: without statistics of the tables a join of all
 * of them multiplies the files of a company with its deliveries.
 */
export const listOfficeAssetsOf = async (
  db: Database,
  suppliers: readonly number[],
  keys: readonly AssetKey[],
): Promise<OfficeAssetRow[]> => {
  const { rows } = await sql<OfficeAssetRow>`
    SELECT ${ROW}
    FROM (SELECT ${COLUMNS}, k.place
      FROM unnest(${keys.map((key) => key.company_id)}::int[], ${keys.map(({ id }) => id)}::uuid[])
        WITH ORDINALITY k (company_id, id, place)
      CROSS JOIN LATERAL (SELECT * FROM assets a WHERE a.supplier_id = ${ofSuppliers(suppliers)}
        AND a.company_id = k.company_id AND a.id = k.id LIMIT 1) a
      CROSS JOIN LATERAL (SELECT * FROM deliveries d WHERE d.supplier_id = ${ofSuppliers(suppliers)}
        AND d.company_id = a.company_id AND d.id = a.delivery_id LIMIT 1) d) p
    JOIN companies co ON co.id = p.company_id
    LEFT JOIN users u ON u.id = p.uploaded_by
    ORDER BY p.place`.execute(db);
  return rows;
};

export const countOfficeAssets = async (
  db: Database,
  suppliers: readonly number[],
  filters: AssetFilters,
): Promise<number> => {
  const counted = asksDelivery(filters)
    ? filtered(suppliers, filters)
    : sql`FROM assets a WHERE ${ofAssets(suppliers, filters)}`;
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${counted}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** A file of a delivery that staff open or change. */
type KeptAsset = {
  company_id: number;
  supplier_id: number;
  id: string;
  version: number;
  file: string;
  name: string;
  media: AssetType;
  size: number;
  delivery_number: string;
};

/** A file of a delivery; undefined when it is foreign or absent. */
export const findOfficeAsset = async (
  db: Database,
  suppliers: readonly number[],
  { delivery_id: deliveryId, id }: { readonly delivery_id: string; readonly id: string },
): Promise<KeptAsset | undefined> => {
  const { rows } = await sql<KeptAsset>`
    SELECT a.company_id, a.supplier_id, a.id, a.version, a.file, a.name, a.media, a.size,
      d.number AS delivery_number
    FROM assets a
    JOIN deliveries d ON d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = a.company_id
      AND d.id = a.delivery_id
    WHERE a.supplier_id = ${ofSuppliers(suppliers)} AND a.id = ${id}
      AND a.delivery_id = ${deliveryId}`.execute(db);
  return rows[0];
};

type Versioned = Pick<KeptAsset, 'company_id' | 'supplier_id' | 'id' | 'version'>;

/** False if somebody else was faster. */
export const renameAsset = async (
  db: Database,
  { company_id, supplier_id, id, version }: Versioned,
  name: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('assets')
    .set({ name, version: version + 1 })
    .where('supplier_id', '=', supplier_id)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** False if somebody else was faster. */
export const removeAsset = async (
  db: Database,
  { company_id, supplier_id, id, version }: Versioned,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('assets')
    .where('supplier_id', '=', supplier_id)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
