import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { everyWord, foldedSql } from '#core/database/folded-text.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type CompanyHead = { id: number; number: string; name: string };
type Chosen = readonly number[] | null;

/** Companies `co` with a number at one of the suppliers, of those that were chosen. */
const customers = (suppliers: readonly number[], chosen: Chosen) => sql`
  EXISTS (SELECT FROM company_erp_ids e WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)})
  AND ${chosen === null ? sql`true` : sql`co.id = ANY (${chosen}::int[])`}`;

export const countCustomers = async (
  db: Database,
  suppliers: readonly number[],
  chosen: Chosen = null,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM companies co WHERE ${customers(suppliers, chosen)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
};

/** People who may sign in, each once however many of the companies they belong to. */
export const countReached = async (
  db: Database,
  suppliers: readonly number[],
  chosen: Chosen,
): Promise<number> => {
  const { rows } = await sql<{ people: number }>`
    SELECT count(DISTINCT m.user_id)::int AS people FROM companies co
    JOIN memberships m ON m.company_id = co.id JOIN users u ON u.id = m.user_id
    WHERE u.blocked_at IS NULL AND ${customers(suppliers, chosen)}`.execute(db);
  return rows[0]?.people ?? 0;
};

/** Companies with the most people who may sign in. */
export const listLargest = async (
  db: Database,
  suppliers: readonly number[],
  chosen: Chosen,
  most: number,
): Promise<(CompanyHead & { people: number })[]> => {
  const { rows } = await sql<CompanyHead & { people: number }>`
    SELECT co.id, co.company_nr AS number, co.name, count(u.id)::int AS people FROM companies co
    LEFT JOIN memberships m ON m.company_id = co.id
    LEFT JOIN users u ON u.id = m.user_id AND u.blocked_at IS NULL
    WHERE ${customers(suppliers, chosen)}
    GROUP BY co.id, co.company_nr, co.name ORDER BY people DESC, co.name COLLATE german, co.id LIMIT ${most}`.execute(
    db,
  );
  return rows;
};

/** The customers among some ids, by name. */
export const listCompaniesOf = async (
  db: Database,
  suppliers: readonly number[],
  ids: readonly number[],
): Promise<CompanyHead[]> => {
  const { rows } = await sql<CompanyHead>`
    SELECT co.id, co.company_nr AS number, co.name FROM companies co
    WHERE ${customers(suppliers, ids)} ORDER BY co.name COLLATE german, co.id`.execute(db);
  return rows;
};

/** Customers with every word of a text in name or number. */
export const searchCompanies = async (
  db: Database,
  suppliers: readonly number[],
  term: string,
  most: number,
): Promise<CompanyHead[]> => {
  const found = everyWord(term, (word) => sql`co.search_text LIKE ${word}`);
  const { rows } = await sql<CompanyHead>`
    SELECT co.id, co.company_nr AS number, co.name FROM companies co
    WHERE ${customers(suppliers, null)} AND ${found}
    ORDER BY co.name COLLATE german, co.id LIMIT ${most}`.execute(db);
  return rows;
};

/** Plants with every word of a text in their name, each with the customers that loaded there since a day. */
export const searchLoaded = async (
  db: Database,
  suppliers: readonly number[],
  term: string,
  since: string,
  most: number,
): Promise<{ name: string; ids: number[] }[]> => {
  const searched = foldedSql(sql`lower(d.factory_name COLLATE german)`);
  const found = everyWord(term, (word) => sql`${searched} LIKE ${word}`);
  const { rows } = await sql<{ name: string; ids: number[] }>`
    SELECT d.factory_name AS name, array_agg(DISTINCT c.company_id) AS ids FROM contracts c
    CROSS JOIN LATERAL (
      SELECT d.factory_name FROM daily_amounts d
      WHERE d.company_id = c.company_id AND d.contract_id = c.id AND d.day >= ${since}::date
      OFFSET 0) d
    WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND ${found}
    GROUP BY d.factory_name ORDER BY d.factory_name LIMIT ${most}`.execute(db);
  return rows;
};
