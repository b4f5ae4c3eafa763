import type { AssetType } from '@abrufbar/domain/documents/assets.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** File of a delivery with what a list says of it. */
export type OfficeAssetRow = {
  id: string;
  name: string;
  media: AssetType;
  size: number;
  created_at: string;
  uploader: string | null;
  delivery_id: string;
  delivery_number: string;
  weighed_on: string;
};

type Contract = { readonly company_id: number; readonly id: string };

const ofContract = (suppliers: readonly number[], { company_id: companyId, id }: Contract) => sql`
  FROM deliveries d
  JOIN assets a ON a.company_id = ${companyId} AND a.delivery_id = d.id
  WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = ${companyId} AND d.contract_id = ${id}`;

/** A window of the files of a contract's deliveries, the latest first. */
export const listOfficeAssets = async (
  db: Database,
  suppliers: readonly number[],
  contract: Contract,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<OfficeAssetRow[]> => {
  const { rows } = await sql<OfficeAssetRow>`
    SELECT p.*, u.first_name || ' ' || u.last_name AS uploader
    FROM (SELECT a.id, a.name, a.media, a.size, a.created_at, a.uploaded_by, d.id AS delivery_id,
        d.number AS delivery_number, d.weighed_on
      ${ofContract(suppliers, contract)}
      ORDER BY a.created_at DESC, a.id DESC OFFSET ${offset} LIMIT ${limit}) p
    LEFT JOIN users u ON u.id = p.uploaded_by
    ORDER BY p.created_at DESC, p.id DESC`.execute(db);
  return rows;
};

export const countOfficeAssets = async (
  db: Database,
  suppliers: readonly number[],
  contract: Contract,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${ofContract(suppliers, contract)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Company of a delivery; undefined when it is foreign or absent. */
export const findDeliveryCompany = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{ company_id: number }>`
    SELECT d.company_id FROM deliveries d
    WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND d.id = ${id}`.execute(db);
  return rows[0]?.company_id;
};
