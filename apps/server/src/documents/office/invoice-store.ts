import type { OFFICE_INVOICE_SORTS } from '@abrufbar/contract/documents-invoices.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { LAST_SIGN } from '#core/database/folded-text.ts';
import { inDirection } from '#core/database/in-direction.ts';
import { IN_NAME_ORDER } from '#core/database/name-order.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import { IS_CREDIT_NOTE } from '#documents/invoice-list-store.ts';

/** Invoice with the names around it, as staff see it. */
export type OfficeInvoiceRow = {
  company_id: number;
  id: string;
  number: string;
  issued_on: string;
  due_on: string | null;
  company: string;
  contract_id: string | null;
  contract_number: string | null;
  contract_name: string | null;
  currency: string;
  gross: string;
  type: string;
  is_booking_aid: boolean;
  notes: number;
  version: number;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
  withdrawn_reason: string | null;
};

/** Filters of the list; null does not narrow. */
type InvoiceFilters = {
  readonly customers: readonly number[] | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly text: string | null;
};

type Sort = (typeof OFFICE_INVOICE_SORTS)[number];

const SORTED: Readonly<Record<Sort, readonly RawBuilder<unknown>[]>> = {
  issued: [],
  number: [sql`i.number`],
  customer: [sql`co.place`],
  // As it is shown: a credit note is owed to the customer.
  gross: [sql`(CASE WHEN ${IS_CREDIT_NOTE} THEN -i.gross ELSE i.gross END)`],
};

type Order = { readonly sort: Sort; readonly isDescending: boolean };
type Window = { readonly offset: number; readonly limit: number };

/**
 * Beginning of its own number, or of that of a delivery note it names. Notes are looked through company by company, once
 * for all invoices: without the fence of OFFSET those of all companies would be read.
 */
const beginning = (suppliers: readonly number[], text: string) => {
  const within = (column: RawBuilder<unknown>) =>
    sql`${column} ~>=~ ${text} AND ${column} ~<~ ${text + LAST_SIGN}`;
  return sql`(${within(sql`i.number`)} OR (i.company_id, i.id) IN (
    SELECT c.company_id, n.invoice_id
    FROM (SELECT DISTINCT company_id FROM invoices WHERE supplier_id = ${ofSuppliers(suppliers)}) c
    CROSS JOIN LATERAL (SELECT n.invoice_id FROM invoice_deliveries n
      WHERE n.company_id = c.company_id AND ${within(sql`n.delivery_number`)} OFFSET 0) n))`;
};

const narrowedTo = (
  suppliers: readonly number[],
  { customers, from, until, text }: InvoiceFilters,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`i.supplier_id = ${ofSuppliers(suppliers)}`,
      ...(customers ? [sql`i.company_id = ANY (${customers}::int[])`] : []),
      ...(from ? [sql`i.issued_on >= ${from}::date`] : []),
      ...(until ? [sql`i.issued_on <= ${until}::date`] : []),
      ...(text ? [beginning(suppliers, text)] : []),
    ],
    sql` AND `,
  );

const AROUND = (suppliers: readonly number[]) => sql`
  JOIN companies co ON co.id = i.company_id
  LEFT JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = i.company_id
    AND c.id = i.contract_id`;

const ROW = sql`i.company_id, i.id, i.number, i.issued_on, i.due_on, co.name AS company, i.contract_id,
  c.contract_number, c.name AS contract_name, i.currency, i.gross, i.type, i.is_booking_aid, i.version, i.withdrawn_at, i.withdrawn_by,
  i.withdrawn_reason,
  (SELECT count(*)::int FROM invoice_deliveries n WHERE n.company_id = i.company_id AND n.invoice_id = i.id) AS notes`;

const inOrder = ({ sort, isDescending }: Order): RawBuilder<unknown> => {
  return inDirection([...SORTED[sort], sql`i.issued_on`, sql`i.id`], isDescending);
};

/** The same by customer, along the index of names: as long as few are wanted, few are put in order. */
const nearByCustomer = (
  suppliers: readonly number[],
  filters: InvoiceFilters,
  isDescending: boolean,
) => sql`
  SELECT i.company_id, i.id FROM companies co JOIN invoices i ON i.company_id = co.id
  WHERE ${narrowedTo(suppliers, filters)}
  ORDER BY ${inDirection([sql`co.name COLLATE german`, sql`co.id`, sql`i.issued_on`, sql`i.id`], isDescending)}`;

/** Beyond so many, all invoices are put in order at once. */
const NEAR_ROWS = 2_000;

/** Keys of what is filtered, in order. */
const keysOf = (suppliers: readonly number[], filters: InvoiceFilters, order: Order) => sql`
  SELECT i.company_id, i.id FROM invoices i
  ${order.sort === 'customer' ? sql`JOIN ${IN_NAME_ORDER} co ON co.id = i.company_id` : sql``}
  WHERE ${narrowedTo(suppliers, filters)} ORDER BY ${inOrder(order)}`;

type InvoiceKey = Pick<OfficeInvoiceRow, 'company_id' | 'id'>;

/** Keys of everything that is filtered, in order: the whole of an export at one instant. */
export const listOfficeInvoiceKeys = async (
  db: Database,
  suppliers: readonly number[],
  filters: InvoiceFilters,
  order: Order,
): Promise<InvoiceKey[]> => {
  const { rows } = await sql<InvoiceKey>`${keysOf(suppliers, filters, order)}`.execute(db);
  return rows;
};

/** The invoices of some keys, in their order. */
export const listOfficeInvoicesOf = async (
  db: Database,
  suppliers: readonly number[],
  keys: readonly InvoiceKey[],
): Promise<OfficeInvoiceRow[]> => {
  const { rows } = await sql<OfficeInvoiceRow>`
    SELECT ${ROW}
    FROM unnest(${keys.map((key) => key.company_id)}::int[], ${keys.map(({ id }) => id)}::uuid[])
      WITH ORDINALITY p (company_id, id, place)
    JOIN invoices i ON i.supplier_id = ${ofSuppliers(suppliers)} AND i.company_id = p.company_id AND i.id = p.id
    ${AROUND(suppliers)} ORDER BY p.place`.execute(db);
  return rows;
};

type FoundInvoices = {
  readonly rows: readonly OfficeInvoiceRow[];
  /** All that is filtered, where the page was searched for and so has been counted. */
  readonly found: number | null;
};

/**
 * A window of the invoices of some suppliers; its names are looked up by its keys, since a join would read all invoices of
 * its companies. A search looks at every invoice in any case and counts them on its way.
 */
export const listOfficeInvoices = async (
  db: Database,
  suppliers: readonly number[],
  filters: InvoiceFilters,
  order: Order,
  { offset, limit }: Window,
): Promise<FoundInvoices> => {
  const found = filters.text === null ? sql`null::int` : sql`(count(*) OVER ())::int`;
  const keys =
    order.sort === 'customer' && filters.text === null && offset < NEAR_ROWS
      ? nearByCustomer(suppliers, filters, order.isDescending)
      : keysOf(suppliers, filters, order);
  const { rows } = await sql<InvoiceKey & Pick<FoundInvoices, 'found'>>`
    SELECT k.*, ${found} AS found FROM (${keys}) k
    OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return {
    rows: await listOfficeInvoicesOf(db, suppliers, rows),
    found: rows[0]?.found ?? null,
  };
};

export const countOfficeInvoices = async (
  db: Database,
  suppliers: readonly number[],
  filters: InvoiceFilters,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM invoices i WHERE ${narrowedTo(suppliers, filters)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
};

type OfficeInvoiceDetail = OfficeInvoiceRow & {
  supplier_id: number;
  net: string;
  tax: string;
  payable: string;
  remarks: readonly string[];
  file: string;
  file_name: string;
  content_type: string;
};

/** One invoice with its file; undefined when it is foreign or absent. */
export const findOfficeInvoice = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<OfficeInvoiceDetail | undefined> => {
  const { rows } = await sql<OfficeInvoiceDetail>`
    SELECT ${ROW}, i.supplier_id, i.net, i.tax, i.payable, i.remarks, i.file, i.file_name, i.content_type
    FROM invoices i ${AROUND(suppliers)}
    WHERE i.supplier_id = ${ofSuppliers(suppliers)} AND i.id = ${id}`.execute(db);
  return rows[0];
};

type NamedNote = {
  number: string;
  id: string | null;
  weighed_on: string | null;
  material_name: string | null;
  quantity: string | null;
  quantity_unit: string | null;
};

/** Delivery notes an invoice names; of two of its supplier with one number the newest. */
export const listNamedNotes = async (
  db: Database,
  { company_id, supplier_id, id }: Pick<OfficeInvoiceDetail, 'company_id' | 'supplier_id' | 'id'>,
): Promise<NamedNote[]> => {
  const { rows } = await sql<NamedNote>`
    SELECT n.delivery_number AS number, d.id, d.weighed_on, m.name AS material_name, m.quantity, m.quantity_unit
    FROM invoice_deliveries n
    LEFT JOIN LATERAL (SELECT d.id, d.weighed_on FROM deliveries d
      WHERE d.company_id = ${company_id} AND d.supplier_id = ${supplier_id} AND d.number = n.delivery_number
      ORDER BY d.weighed_at DESC LIMIT 1) d ON true
    LEFT JOIN LATERAL (SELECT m.name, m.quantity, m.quantity_unit FROM delivery_materials m
      WHERE m.company_id = ${company_id} AND m.delivery_id = d.id ORDER BY m.pos LIMIT 1) m ON true
    WHERE n.company_id = ${company_id} AND n.invoice_id = ${id}
    ORDER BY n.delivery_number`.execute(db);
  return rows;
};
