import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Key = { readonly company_id: number; readonly id: string };

export type OfficeItem = {
  id: string;
  position: string;
  material_number: string;
  material_name: string;
  category: number;
  factory_numbers: string[];
  factory_names: string[];
  target: string | null;
  quantity_unit: string;
  cancelled: boolean;
  night_shift: boolean;
  incoterms: string[];
  truck_types: string[];
  warn_above: string | null;
  max_per_call_off: string | null;
  per_day: string | null;
  imported_fields: string[];
  /** Of the material, which several items may share. */
  delivered: string;
  incoming: string;
  /** Confirmed quantities of the item that have not been delivered yet. */
  promised: string;
};

/** Items of a contract of the suppliers, in the order of their positions. */
export const listOfficeItems = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: Key,
): Promise<OfficeItem[]> => {
  const mine = ofSuppliers(suppliers);
  const { rows } = await sql<OfficeItem>`
    SELECT i.id, i.position, i.material_number, i.material_name, i.category, i.factory_numbers, i.factory_names,
      i.target_quantity AS target, i.quantity_unit, i.cancelled, i.night_shift, i.incoterms,
      i.truck_types, i.warn_above, i.max_per_call_off, i.per_day, i.imported_fields,
      coalesce(t.delivered, 0)::text AS delivered, coalesce(t.incoming, 0)::text AS incoming, p.promised
    FROM contract_items i
    LEFT JOIN LATERAL (SELECT sum(t.delivered) AS delivered, sum(t.incoming) AS incoming FROM total_amounts t
      WHERE t.company_id = ${companyId} AND t.contract_id = ${id}
        AND t.material_number = i.material_number AND t.quantity_unit = i.quantity_unit) t ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(greatest(p.valid_quantity - coalesce(d.brought, 0), 0)), 0) AS promised
      FROM call_offs p
      LEFT JOIN LATERAL (SELECT sum(m.quantity) AS brought FROM deliveries d
        JOIN delivery_materials m ON m.company_id = ${companyId} AND m.delivery_id = d.id
        WHERE d.company_id = ${companyId} AND d.supplier_id = ${mine} AND d.contract_id = p.contract_id
          AND d.call_off_number = p.number AND m.number = p.material_number
          AND m.quantity_unit = p.quantity_unit) d ON true
      WHERE p.company_id = ${companyId} AND p.supplier_id = ${mine} AND p.contract_item_id = i.id
        AND p.status IN (4, 30)) p
    WHERE i.company_id = ${companyId} AND i.contract_id = ${id}
    ORDER BY length(i.position), i.position, i.id`.execute(db);
  return rows;
};

type ContractCounts = { call_offs: number; deliveries: number; assets: number };

/** How many call-offs, deliveries and files of deliveries a contract has. */
export const countOfContract = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: Key,
): Promise<ContractCounts> => {
  const { rows } = await sql<ContractCounts>`
    SELECT (SELECT count(*)::int FROM call_offs o
        WHERE o.company_id = ${companyId} AND o.supplier_id = ${ofSuppliers(suppliers)} AND o.contract_id = ${id}) AS call_offs,
      coalesce((SELECT (k.incoming + k.confirmed)::int FROM contract_counts k
        WHERE k.company_id = ${companyId} AND k.contract_id = ${id}), 0) AS deliveries,
      (SELECT count(*)::int FROM deliveries d
        JOIN assets a ON a.company_id = ${companyId} AND a.delivery_id = d.id
        WHERE d.company_id = ${companyId} AND d.supplier_id = ${ofSuppliers(suppliers)} AND d.contract_id = ${id}) AS assets`.execute(
    db,
  );
  return rows[0] ?? { call_offs: 0, deliveries: 0, assets: 0 };
};

/** Titles of delivery terms of a supplier by their ids. */
export const listIncotermTitles = async (
  db: Database,
  supplierId: number,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('incoterms')
    .select('title')
    .where('supplier_id', '=', supplierId)
    .where('id', '=', sql<string>`ANY (${ids}::text[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
};
