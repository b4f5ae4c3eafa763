import { type Insertable, sql } from 'kysely';
import { markChanged } from '#core/company-changes.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

export type NewInvoice = Insertable<Tables['invoices']>;
type NewLine = {
  readonly deliveryNumber: string | null;
  readonly itemNumber: string | null;
  readonly quantity: string;
  readonly unit: string;
};
type InvoiceKey = {
  readonly companyId: number;
  readonly supplierId: number;
  readonly number: string;
};

/** An invoice by the number its supplier gave it. */
export const findInvoiceByNumber = (db: Database, { companyId, supplierId, number }: InvoiceKey) =>
  db
    .selectFrom('invoices')
    .select(['id', 'file_digest'])
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Where the file of an invoice of the caller's companies lies; a withdrawn one is absent. */
export const findInvoiceFile = (db: Database, scope: readonly number[], id: string) =>
  db
    .selectFrom('invoices')
    .select(['file', 'file_name', 'content_type'])
    .where('company_id', '=', sql<number>`any(${scope}::int[])`)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** Adds an invoice with the delivery notes it names and what its lines bill; false when its number is taken. */
export const insertInvoice = async (
  db: Database,
  row: NewInvoice,
  deliveryNumbers: readonly string[],
  lines: readonly NewLine[] = [],
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invoices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'supplier_id', 'number']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await sql`
    INSERT INTO invoice_deliveries (company_id, invoice_id, delivery_number)
    SELECT ${row.company_id}, ${row.id}, unnest(${[...deliveryNumbers]}::text[])`.execute(db);
  if (lines.length > 0)
    await sql`
      INSERT INTO invoice_lines (company_id, invoice_id, pos, delivery_number, item_number, quantity, unit)
      SELECT ${row.company_id}, ${row.id}, l.pos, l.delivery_number, l.item_number, l.quantity, l.unit
      FROM unnest(${lines.map(({ deliveryNumber }) => deliveryNumber)}::text[],
        ${lines.map(({ itemNumber }) => itemNumber)}::text[],
        ${lines.map(({ quantity }) => quantity)}::numeric[],
        ${lines.map(({ unit }) => unit)}::text[])
        WITH ORDINALITY l (delivery_number, item_number, quantity, unit, pos)`.execute(db);
  await markChanged(db, {
    companyId: row.company_id,
    supplierId: row.supplier_id,
    kind: 'invoice',
    ids: [row.id],
    at: new Date(row.imported_at),
  });
  return true;
};

/** Which of the numbers an invoice names are delivery notes of the supplier. */
export const findKnownNumbers = async (
  db: Database,
  { companyId, supplierId }: Omit<InvoiceKey, 'number'>,
  numbers: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('deliveries')
    .select('number')
    .distinct()
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('number', '=', sql<string>`ANY (${[...numbers]}::text[])`)
    .execute();
  return new Set(rows.map(({ number }) => number));
};

/** Every file an invoice of these companies came in. */
export const listInvoiceFiles = async (
  db: Database,
  companyIds: readonly number[],
): Promise<string[]> => {
  const { rows } = await sql<{ file: string }>`
    SELECT i.file FROM invoices i WHERE i.company_id = ANY (${companyIds}::int[])`.execute(db);
  return rows.map(({ file }) => file);
};
