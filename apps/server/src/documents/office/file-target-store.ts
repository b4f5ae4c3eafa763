import { sql } from 'kysely';
import { LAST_SIGN } from '#core/database/folded-text.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Target = { id: string; number: string; company: string; weighed_on: string };

/** A short beginning has many deliveries: those that are put in order. */
const MAX_SORTED_DELIVERIES = 200;

/** Deliveries whose number begins so, the last weighed first. */
export const listFileTargets = async (
  db: Database,
  suppliers: readonly number[],
  beginning: string,
  limit: number,
): Promise<Target[]> => {
  const { rows } = await sql<Target>`
    SELECT d.id, d.number, co.name AS company, d.weighed_on
    FROM (SELECT d.company_id, d.id, d.number, d.weighed_on, d.weighed_at FROM deliveries d
      WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND d.number ~>=~ ${beginning}
        AND d.number ~<~ ${beginning + LAST_SIGN} LIMIT ${MAX_SORTED_DELIVERIES}) d
    JOIN companies co ON co.id = d.company_id
    ORDER BY d.weighed_at DESC, d.id DESC LIMIT ${limit}`.execute(db);
  return rows;
};

type TargetKey = { company_id: number; supplier_id: number; number: string };

/** A delivery a file is added to; undefined when it is foreign or absent. */
export const findFileTarget = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<TargetKey | undefined> => {
  const { rows } = await sql<TargetKey>`
    SELECT d.company_id, d.supplier_id, d.number FROM deliveries d
    WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND d.id = ${id}`.execute(db);
  return rows[0];
};
