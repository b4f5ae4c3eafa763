import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { LastKey } from '#core/calls/paging.ts';

/** A delivery as a line of the list that an office keeps. */
export type ListedDelivery = {
  id: string;
  weighed_at: string;
  number: string;
  weighed_on: string;
  weighed_time: string;
  factory_name: string;
  vehicle_license_plate: string | null;
  spedition_name: string | null;
  incoterm: string | null;
  call_off_number: string | null;
  gross_weight: string | null;
  tare_weight: string | null;
  net_weight: string | null;
  tare_stored: boolean;
  status: string;
  confirmed_on: string | null;
  confirmed_time: string | null;
  /** Number, name, quantity and unit of each as JSON, parsed by the thread that writes the list: there are many. */
  materials: string;
  /** Numbers of the invoices that name it; null where there is none, or where the reader may see none. */
  invoices: string | null;
};

type ExportedContract = {
  readonly companyId: number;
  readonly contractId: string;
  readonly hasInvoices: boolean;
};

/** The next batch of deliveries of a contract, confirmed or not, oldest first. */
export const listDeliveriesBehind = async (
  db: Database,
  { companyId, contractId, hasInvoices }: ExportedContract,
  behind: LastKey | null,
  limit: number,
): Promise<ListedDelivery[]> => {
  const later = behind
    ? sql`AND (d.weighed_at, d.id) > (${behind[0]}::timestamptz, ${behind[1]}::uuid)`
    : sql``;
  const either = (confirmed: boolean) => sql`
    (SELECT * FROM deliveries d
     WHERE d.company_id = ${companyId} AND d.contract_id = ${contractId}
       AND d.confirmed = ${confirmed} ${later}
     ORDER BY d.weighed_at, d.id LIMIT ${limit})`;
  const { rows } = await sql<ListedDelivery>`
    SELECT d.id, d.weighed_at, d.number, d.weighed_on, d.weighed_time, d.factory_name,
      d.vehicle_license_plate, d.spedition_name, d.incoterm, d.call_off_number, d.gross_weight,
      d.tare_weight, d.net_weight, d.tare_stored, d.status, d.confirmed_on, d.confirmed_time,
      (SELECT json_agg(json_build_array(m.number, m.name, m.quantity::text, m.quantity_unit)
         ORDER BY m.pos)::text FROM delivery_materials m
       WHERE m.company_id = ${companyId} AND m.delivery_id = d.id) AS materials,
      ${hasInvoices ? invoicesOf(companyId) : sql`null`} AS invoices
    FROM (${either(false)} UNION ALL ${either(true)}) d
    ORDER BY d.weighed_at, d.id LIMIT ${limit}`.execute(db);
  return rows;
};

const invoicesOf = (companyId: number) => sql`
  (SELECT string_agg(i.number, ', ' ORDER BY i.issued_on, i.number)
   FROM invoice_deliveries n
   JOIN invoices i ON i.company_id = ${companyId} AND i.id = n.invoice_id
     AND i.supplier_id = d.supplier_id AND i.withdrawn_at IS NULL
   WHERE n.company_id = ${companyId} AND n.delivery_number = d.number)`;
