import type { SystemInvoice } from '@abrufbar/contract/companies/systems.ts';
import { invoiceKind } from '@abrufbar/domain/documents/invoice-kind.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type SystemInvoiceRow = {
  id: string;
  number: string;
  type: string;
  is_booking_aid: boolean;
  issued_on: string;
  due_on: string | null;
  currency: string;
  net: string;
  tax: string;
  gross: string;
  payable: string;
  contract_id: string | null;
  file_name: string;
  delivery_numbers: string[];
};

/** Invoices of one company as its own system reads them, in no order; withdrawn ones are absent. */
export const listSystemInvoices = async (
  db: Database,
  companyId: number,
  ids: readonly string[],
): Promise<SystemInvoice[]> => {
  const { rows } = await sql<SystemInvoiceRow>`
    SELECT i.id, i.number, i.type, i.is_booking_aid, i.issued_on, i.due_on, i.currency, i.net, i.tax, i.gross,
      i.payable, i.contract_id, i.file_name,
      ARRAY(SELECT n.delivery_number FROM invoice_deliveries n
        WHERE n.company_id = ${companyId} AND n.invoice_id = i.id ORDER BY n.delivery_number) AS delivery_numbers
    FROM invoices i
    WHERE i.company_id = ${companyId} AND i.id = ANY (${[...ids]}::uuid[]) AND i.withdrawn_at IS NULL`.execute(
    db,
  );
  return rows.map(present);
};

const present = ({ type, is_booking_aid, net, tax, gross, payable, ...row }: SystemInvoiceRow) => ({
  ...row,
  kind: invoiceKind(type, is_booking_aid),
  net_raw: Number(net),
  tax_raw: Number(tax),
  gross_raw: Number(gross),
  payable_raw: Number(payable),
});
