import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { type MaterialRow, materialsIn } from '#deliveries/store.ts';
import type { InvoiceRow, LineRow } from '#documents/invoice-list-store.ts';
import { linesOf } from '#documents/lines-sql.ts';

/** A delivery note that an invoice names, with its delivery where that is known, and with the lines that bill it. */
export type NamedNote = {
  invoice_id: string;
  number: string;
  lines: LineRow[];
} & (Known | { id: null; materials: MaterialRow[] });
type Known = {
  id: string;
  contract_id: string;
  contract_name: string;
  weighed_on: string;
  materials: MaterialRow[];
};

/** Of two deliveries with one number the one of the invoice's contract counts, otherwise the newest. */
const namedNotes = (companyId: number, condition: RawBuilder<unknown>) => sql`
  SELECT n.invoice_id, n.delivery_number AS number, d.id, d.contract_id, d.weighed_on, d.weighed_at,
    c.name AS contract_name, ${materialsIn([companyId])},
    ${linesOf(sql`l.company_id = ${companyId} AND l.invoice_id = n.invoice_id AND l.delivery_number = n.delivery_number`)}
  FROM invoice_deliveries n
  JOIN invoices i ON i.company_id = ${companyId} AND i.id = n.invoice_id
  LEFT JOIN LATERAL (
    SELECT d.company_id, d.id, d.contract_id, d.weighed_on, d.weighed_at FROM deliveries d
    WHERE d.company_id = ${companyId} AND d.supplier_id = i.supplier_id AND d.number = n.delivery_number
    ORDER BY d.contract_id IS DISTINCT FROM i.contract_id, d.weighed_at DESC LIMIT 1) d ON true
  LEFT JOIN contracts c ON c.company_id = ${companyId} AND c.id = d.contract_id
  WHERE n.company_id = ${companyId} AND ${condition}
  ORDER BY d.weighed_at, n.delivery_number`;

/** Delivery notes that some invoices of a company name, the earliest first. */
export const listNamedNotes = async (
  db: Database,
  companyId: number,
  invoiceIds: readonly string[],
): Promise<NamedNote[]> => {
  const { rows } = await sql<NamedNote>`
    ${namedNotes(companyId, sql`n.invoice_id = ANY (${invoiceIds}::uuid[])`)}`.execute(db);
  return rows;
};

type Billed = {
  readonly company_id: number;
  readonly supplier_id: number;
  readonly number: string;
};

type Naming = NamedNote &
  Pick<InvoiceRow, 'type' | 'is_booking_aid' | 'issued_on' | 'vk_org'> & {
    invoice_number: string;
  };

/** Invoices that name the number of a delivery, the newest first. */
export const listNaming = async (
  db: Database,
  { company_id: companyId, supplier_id: supplierId, number }: Billed,
): Promise<Naming[]> => {
  const { rows } = await sql<Naming>`
    SELECT n.*, i.number AS invoice_number, i.type, i.is_booking_aid, i.issued_on, s.name AS vk_org
    FROM (${namedNotes(
      companyId,
      sql`n.delivery_number = ${number} AND i.supplier_id = ${supplierId} AND i.withdrawn_at IS NULL`,
    )}) n
    JOIN invoices i ON i.company_id = ${companyId} AND i.id = n.invoice_id
    JOIN suppliers s ON s.id = i.supplier_id
    ORDER BY i.issued_on DESC, i.id DESC`.execute(db);
  return rows;
};

/** A delivery that no invoice names. */
export type UnbilledNote = Known & { readonly number: string };

/** More of them than a clerk ticks off say that the invoice bills something else. */
const MAX_UNBILLED = 200;

/**
 * Delivery notes an invoice names, and those its supplier brought to the same sites from its first to its last day
 * that no invoice names; of each the earliest first.
 */
export const listNotesAround = async (
  db: Database,
  { company_id: companyId, supplier_id: supplierId, id }: InvoiceRow,
): Promise<{ named: NamedNote[]; unbilled: UnbilledNote[] }> => {
  const { rows } = await sql<NamedNote | (UnbilledNote & { invoice_id: null })>`
    WITH named AS (${namedNotes(companyId, sql`n.invoice_id = ${id}`)}),
    span AS (SELECT array_agg(DISTINCT contract_id) AS contract_ids, min(weighed_on) AS first_day,
      max(weighed_on) AS last_day FROM named)
    SELECT * FROM named
    UNION ALL (
      SELECT null, d.number, d.id, d.contract_id, d.weighed_on, d.weighed_at, c.name,
        ${materialsIn([companyId])}, '[]'::json
      FROM span
      JOIN deliveries d ON d.company_id = ${companyId} AND d.supplier_id = ${supplierId}
        AND d.contract_id = ANY (span.contract_ids)
        AND d.weighed_on BETWEEN span.first_day AND span.last_day
      JOIN contracts c ON c.company_id = ${companyId} AND c.id = d.contract_id
      WHERE NOT EXISTS (SELECT FROM invoice_deliveries n
        JOIN invoices i ON i.company_id = ${companyId} AND i.id = n.invoice_id
          AND i.supplier_id = ${supplierId} AND i.withdrawn_at IS NULL
        WHERE n.company_id = ${companyId} AND n.delivery_number = d.number)
      ORDER BY d.weighed_at, d.id LIMIT ${MAX_UNBILLED})`.execute(db);
  return {
    named: rows.filter((row) => row.invoice_id !== null),
    unbilled: rows.filter((row) => row.invoice_id === null),
  };
};
