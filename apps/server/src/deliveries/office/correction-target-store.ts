import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { Correctable } from '#deliveries/office/correction-store.ts';

type Whose = Pick<Correctable, 'company_id' | 'supplier_id'>;

/** A contract or material as people know it. */
type Named = { number: string; name: string };

/** More contracts than any customer has with one supplier. */
const MAX_CONTRACTS = 1_000;

/** Contracts of the company with the supplier of a delivery, those in use last first. */
export const listTargetContracts = async (
  db: Database,
  { company_id, supplier_id }: Whose,
): Promise<(Named & { id: string })[]> => {
  const { rows } = await sql<Named & { id: string }>`
    SELECT c.id, c.contract_number AS number, c.name FROM contracts c
    LEFT JOIN contract_counts k ON k.company_id = c.company_id AND k.contract_id = c.id
    WHERE c.supplier_id = ${ofSuppliers([supplier_id])} AND c.company_id = ${company_id}
    ORDER BY k.last_activity_at DESC NULLS LAST, c.contract_number LIMIT ${MAX_CONTRACTS}`.execute(
    db,
  );
  return rows;
};

type TargetItem = {
  id: string;
  position: string;
  material_number: string;
  material_name: string;
  category: number;
};

/** Items of a contract in a unit that have not been cancelled. */
export const listTargetItems = async (
  db: Database,
  { company_id }: Whose,
  contractId: string,
  unit: string,
): Promise<TargetItem[]> => {
  const { rows } = await sql<TargetItem>`
    SELECT i.id, i.position, i.material_number, i.material_name, i.category FROM contract_items i
    WHERE i.company_id = ${company_id} AND i.contract_id = ${contractId} AND NOT i.cancelled
      AND i.quantity_unit = ${unit}
    ORDER BY length(i.position), i.position`.execute(db);
  return rows;
};

type TargetMaterial = Named & { category: number };

/** The catalogue of a supplier. */
export const listMaterials = async (
  db: Database,
  { supplier_id }: Whose,
): Promise<TargetMaterial[]> => {
  const { rows } = await sql<TargetMaterial>`
    SELECT m.number, m.name, m.category FROM materials m WHERE m.supplier_id = ${supplier_id}
    ORDER BY m.name COLLATE german, m.number`.execute(db);
  return rows;
};

/** Sum of a contract, or of a material on a day. */
type AmountRow = { contract_id: string; incoming: string; delivered: string };

/** Amounts of contracts in a unit: over all days and materials, or of one day and one material. */
export const listAmountsOf = async (
  db: Database,
  { company_id }: Whose,
  contracts: readonly string[],
  unit: string,
  of: { readonly day: string; readonly material: string } | null,
): Promise<AmountRow[]> => {
  const table = of ? sql`daily_amounts` : sql`total_amounts`;
  const narrow = of ? sql`AND a.day = ${of.day} AND a.material_number = ${of.material}` : sql``;
  const { rows } = await sql<AmountRow>`
    SELECT a.contract_id, sum(a.incoming) AS incoming, sum(a.delivered) AS delivered FROM ${table} a
    WHERE a.company_id = ${company_id} AND a.contract_id = ANY (${contracts}::uuid[])
      AND a.quantity_unit = ${unit} ${narrow}
    GROUP BY a.contract_id`.execute(db);
  return rows;
};

/** Names of those who follow one of the contracts, as the message will reach them. */
export const listRecipients = async (
  db: Database,
  { company_id }: Whose,
  contracts: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT u.id, u.first_name || ' ' || u.last_name AS name FROM subscriptions n
    JOIN memberships m ON m.user_id = n.user_id AND m.company_id = n.company_id
    JOIN users u ON u.id = n.user_id AND u.blocked_at IS NULL
    WHERE n.company_id = ${company_id} AND n.contract_id = ANY (${contracts}::uuid[])
    ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
};
