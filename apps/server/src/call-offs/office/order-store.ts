import { sql } from 'kysely';
import { CONTRACT_STATUS } from '@abrufbar/domain/contracts/status.ts';
import type { Database } from '#core/database/database.ts';
import { everyWord } from '#core/database/folded-text.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** A contract that staff may create call-offs for. */
export type OrderableContract = {
  company_id: number;
  supplier_id: number;
  id: string;
  number: string;
  name: string;
  company: string;
};

const MAX_FOUND_CONTRACTS = 20;

/** Contracts of the suppliers, of companies that have a number there. */
const contractsOf = (suppliers: readonly number[]) => sql`
  SELECT c.company_id, c.supplier_id, c.id, c.contract_number AS number, c.name, co.name AS company
  FROM contracts c JOIN companies co ON co.id = c.company_id
  WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND EXISTS (SELECT FROM company_erp_ids e
    WHERE e.company_id = c.company_id AND e.supplier_id = c.supplier_id)`;

/** Open contracts whose numbers, site or customer contain every word of a text, by customer and site. */
export const findOrderableContracts = async (
  db: Database,
  suppliers: readonly number[],
  text: string | null,
): Promise<OrderableContract[]> => {
  const found = everyWord(
    text ?? '',
    (word) => sql`(c.search_text LIKE ${word} OR co.search_name LIKE ${word})`,
  );
  const { rows } = await sql<OrderableContract>`
    ${contractsOf(suppliers)} AND c.status = ${CONTRACT_STATUS.open}
      AND ${found}
    ORDER BY co.name COLLATE german, c.name COLLATE german, c.id LIMIT ${MAX_FOUND_CONTRACTS}`.execute(
    db,
  );
  return rows;
};

/** A contract of the suppliers, open or closed; undefined when it is foreign or absent. */
export const findContractOfSuppliers = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<OrderableContract | undefined> => {
  const { rows } = await sql<OrderableContract>`
    ${contractsOf(suppliers)} AND c.id = ${id}`.execute(db);
  return rows[0];
};
