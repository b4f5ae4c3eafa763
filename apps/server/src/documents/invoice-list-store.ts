import { type RawBuilder, sql } from 'kysely';
import type { INVOICE_KINDS } from '@abrufbar/domain/documents/invoice-kind.ts';
import { CREDIT_NOTE_TYPES } from '@abrufbar/domain/documents/invoice-kind.ts';
import type { LastKey } from '#core/calls/paging.ts';
import type { Database } from '#core/database/database.ts';
import { linesOf } from '#documents/lines-sql.ts';
import { foldedAnywhere, foldedSql, LAST_SIGN } from '#core/database/folded-text.ts';

/** Invoice with the names around it, as its customer sees it. */
export type InvoiceRow = {
  company_id: number;
  id: string;
  supplier_id: number;
  number: string;
  type: string;
  is_booking_aid: boolean;
  issued_on: string;
  due_on: string | null;
  vk_org: string;
  contract_id: string | null;
  contract_name: string | null;
  contract_number: string | null;
  currency: string;
  net: string;
  tax: string;
  gross: string;
  payable: string;
  content_type: string;
  remarks: readonly string[];
  notes: number;
};

/** The invoices of the caller's companies, or of one contract; an absent filter does not narrow. */
type InvoiceList = {
  readonly scope: readonly number[];
  readonly contractId: string | null;
  readonly tags: readonly string[];
  readonly kinds: readonly (typeof INVOICE_KINDS)[number][] | null;
  readonly days: readonly string[] | null;
};
type Window = { readonly after: LastKey | null; readonly offset: number; readonly limit: number };

const inScope = (scope: readonly number[]) => sql`ANY (${scope}::int[])`;

/** Invoices that name a contract, or name none but a delivery note of it (D-50). */
const ofContract = (scope: readonly number[], contractId: string) => sql`
  (i.contract_id = ${contractId} OR (i.contract_id IS NULL AND EXISTS (
    SELECT FROM invoice_deliveries n
    JOIN deliveries d ON d.company_id = ${inScope(scope)} AND d.company_id = n.company_id
      AND d.number = n.delivery_number AND d.supplier_id = i.supplier_id AND d.contract_id = ${contractId}
    WHERE n.company_id = ${inScope(scope)} AND n.company_id = i.company_id AND n.invoice_id = i.id)))`;

const AMOUNT = /^[-−]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{0,2})?(?: ?(?:€|EUR))?$/;

/** A search term may be a part of the number or of the day, or the beginning of an amount or of a delivery note's number. */
const found = (scope: readonly number[], tag: string): RawBuilder<unknown> => {
  // The sign does not count: a credit note is shown with the other one than it states.
  const amount = AMOUNT.test(tag) ? tag.replaceAll(/[^\d,]/g, '').replace(',', '.') : null;
  const begins = (column: RawBuilder<unknown>) => sql`abs(${column})::text LIKE ${`${amount}%`}`;
  return sql`(${sql.join(
    [
      sql`${foldedSql(sql`lower(i.number)`)} LIKE ${foldedAnywhere(tag)}`,
      sql`to_char(i.issued_on, 'DD.MM.YYYY') LIKE ${`%${tag.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
      ...(amount === null ? [] : [begins(sql`i.gross`), begins(sql`i.net`)]),
      sql`i.id IN (SELECT n.invoice_id FROM invoice_deliveries n WHERE n.company_id = ${inScope(scope)}
        AND n.delivery_number ~>=~ ${tag} AND n.delivery_number ~<~ ${tag + LAST_SIGN})`,
    ],
    sql` OR `,
  )})`;
};

/** A credit note among invoices `i`, as `invoiceKind` tells it. */
export const IS_CREDIT_NOTE = sql`(NOT i.is_booking_aid AND i.type ~ ${CREDIT_NOTE_TYPES.source})`;

const KINDS: Readonly<Record<(typeof INVOICE_KINDS)[number], RawBuilder<unknown>>> = {
  booking_aid: sql`i.is_booking_aid`,
  credit_note: IS_CREDIT_NOTE,
  invoice: sql`(NOT i.is_booking_aid AND NOT ${IS_CREDIT_NOTE})`,
};

const narrowedTo = ({ scope, contractId, tags, kinds, days }: InvoiceList) =>
  sql.join(
    [
      sql`i.company_id = ${inScope(scope)} AND i.withdrawn_at IS NULL`,
      ...(contractId === null ? [] : [ofContract(scope, contractId)]),
      ...tags.map((tag) => found(scope, tag)),
      ...(days ? [sql`i.issued_on = ANY (${days}::date[])`] : []),
      ...(kinds
        ? [
            sql`(${sql.join(
              kinds.map((kind) => KINDS[kind]),
              sql` OR `,
            )})`,
          ]
        : []),
    ],
    sql` AND `,
  );

const NEWEST_FIRST = sql`ORDER BY i.issued_on DESC, i.id DESC`;

const rowSql = (companies: RawBuilder<unknown>) => sql`
  i.company_id, i.id, i.supplier_id, i.number, i.type, i.is_booking_aid, i.issued_on, i.due_on, s.name AS vk_org,
  i.contract_id, c.name AS contract_name, c.contract_number, i.currency, i.net, i.tax, i.gross, i.payable,
  i.content_type, i.remarks,
  (SELECT count(*)::int FROM invoice_deliveries n WHERE n.company_id = ${companies}
    AND n.company_id = i.company_id AND n.invoice_id = i.id) AS notes`;
const aroundSql = (companies: RawBuilder<unknown>) => sql`
  JOIN suppliers s ON s.id = i.supplier_id
  LEFT JOIN contracts c ON c.company_id = ${companies} AND c.company_id = i.company_id AND c.id = i.contract_id`;

/** Counting stops here: nobody scrolls that far. */
const MAX_COUNTED = 10_001;

type FoundInvoices = {
  readonly rows: InvoiceRow[];
  /** Number of all that match. */
  readonly total: number;
  /** False for a contract that is foreign or absent. */
  readonly isKnown: boolean;
};

/** A window of the invoices, the newest first. */
export const listInvoices = async (
  db: Database,
  list: InvoiceList,
  { after, offset, limit }: Window,
): Promise<FoundInvoices> => {
  type Counted = { total: number; is_known: boolean } & (InvoiceRow | { id: null });
  const where = narrowedTo(list);
  const { scope, contractId } = list;
  const companies = inScope(scope);
  const known =
    contractId === null
      ? sql`true`
      : sql`EXISTS (SELECT FROM contracts k WHERE k.company_id = ${companies} AND k.id = ${contractId})`;
  const start = after
    ? sql`AND (i.issued_on, i.id) < (${after[0]}::date, ${after[1]}::uuid) ${NEWEST_FIRST} LIMIT ${limit}`
    : sql`${NEWEST_FIRST} OFFSET ${offset} LIMIT ${limit}`;
  const { rows } = await sql<Counted>`
    SELECT t.total, t.is_known, i.* FROM (
      SELECT count(*)::int AS total, ${known} AS is_known FROM (
        SELECT FROM invoices i WHERE ${where} LIMIT ${MAX_COUNTED}) counted) t
    LEFT JOIN (SELECT ${rowSql(companies)}
      FROM (SELECT * FROM invoices i WHERE ${where} ${start}) i ${aroundSql(companies)}) i ON true
    ${NEWEST_FIRST}`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null),
    total: rows[0]?.total ?? 0,
    isKnown: rows[0]?.is_known ?? false,
  };
};

export type LineRow = { item_number: string | null; quantity: string; unit: string };
export type InvoiceDetail = InvoiceRow & { readonly lines: readonly LineRow[] };

/** One invoice of the caller's companies with all its lines; a withdrawn one is absent. */
export const findInvoice = async (
  db: Database,
  scope: readonly number[],
  id: string,
): Promise<InvoiceDetail | undefined> => {
  const companies = inScope(scope);
  const { rows } = await sql<InvoiceDetail>`
    SELECT ${rowSql(companies)},
      ${linesOf(sql`l.company_id = ${companies} AND l.company_id = i.company_id AND l.invoice_id = i.id`)}
    FROM invoices i ${aroundSql(companies)}
    WHERE i.company_id = ${companies} AND i.id = ${id} AND i.withdrawn_at IS NULL`.execute(db);
  return rows[0];
};
