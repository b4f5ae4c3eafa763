import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import type { NoteDetail } from '@abrufbar/domain/deliveries/note-details.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { LAST_SIGN } from '#core/database/folded-text.ts';
import type { LastKey } from '#core/calls/paging.ts';
import { belongsTo } from '#deliveries/belongs-to.ts';
import { receiptClaimsIn, type ReceiptClaimRow } from '#deliveries/claims/receipt-sql.ts';
import { entriesIn, type EntryRow } from '#deliveries/freshness/entries-sql.ts';
import { isBilled } from '#deliveries/receipt/confirm-store.ts';
import { signatureIn, type SignatureRow } from '#deliveries/receipt/signature.ts';
import { type MaterialRow, materialsIn } from '#deliveries/store.ts';

type HeadRow = {
  id: string;
  number: string;
  contract_id: string;
  contract_number: string;
  vehicle_license_plate: string | null;
  weighed_at: string;
  weighed_on: string;
  weighed_time: string;
};
type NoteRow = Omit<HeadRow, 'contract_number'> & {
  status: string;
  spedition_name: string | null;
  factory_number: string;
  factory_name: string;
  gross_weight: string | null;
  tare_weight: string | null;
  net_weight: string | null;
  materials: MaterialRow[];
};

type Window = { readonly after: LastKey | null; readonly offset: number; readonly limit: number };

const COLUMNS = sql`d.company_id, d.id, d.number, d.contract_id, d.vehicle_license_plate, d.weighed_at,
  d.weighed_on, d.weighed_time, d.status, d.spedition_name, d.factory_number, d.factory_name,
  d.gross_weight, d.tare_weight, d.net_weight`;
const NEWEST_FIRST = sql`ORDER BY d.weighed_at DESC, d.id DESC`;

/** Notes of a contract whether confirmed or not, newest first: the index knows either in this order. */
export const listNotes = async (
  db: Database,
  { companyId, contractId }: { readonly companyId: number; readonly contractId: string },
  { after, offset, limit }: Window,
): Promise<NoteRow[]> => {
  const later = after
    ? sql`AND (d.weighed_at, d.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  const skipped = after ? 0 : offset;
  const either = (confirmed: boolean): RawBuilder<unknown> => sql`
    (SELECT ${COLUMNS} FROM deliveries d
     WHERE d.company_id = ${companyId} AND d.contract_id = ${contractId}
       AND d.confirmed = ${confirmed} ${later}
     ${NEWEST_FIRST} LIMIT ${skipped + limit})`;
  const { rows } = await sql<NoteRow>`
    SELECT d.*, ${materialsIn([companyId])}
    FROM (SELECT * FROM (${either(false)} UNION ALL ${either(true)}) d
      ${NEWEST_FIRST} OFFSET ${skipped} LIMIT ${limit}) d
    ${NEWEST_FIRST}`.execute(db);
  return rows;
};

/** The last notes of a company whose number begins so, by the order of the index. */
export const listNotesBeginning = async (
  db: Database,
  companyId: number,
  beginning: string,
  limit: number,
): Promise<(HeadRow & { contract_name: string })[]> => {
  const { rows } = await sql<HeadRow & { contract_name: string }>`
    SELECT d.id, d.number, d.contract_id, d.vehicle_license_plate, d.weighed_at, d.weighed_on,
      d.weighed_time, c.contract_number, c.name AS contract_name
    FROM deliveries d
    JOIN contracts c ON c.company_id = ${companyId} AND c.id = d.contract_id
    WHERE d.company_id = ${companyId} AND d.number ~>=~ ${beginning}
      AND d.number ~<~ ${beginning + LAST_SIGN}
    ORDER BY d.number USING ~>~, d.id DESC LIMIT ${limit}`.execute(db);
  return rows;
};

export type PrintedNote = {
  company_id: number;
  id: string;
  supplier_id: number;
  supplier_name: string;
  number: string;
  contract_number: string;
  contract_name: string;
  building_site_number: string | null;
  customer_order_number: string | null;
  call_off_number: string | null;
  /** Valid Bauteil of its call-off; null without a known call-off. */
  component: string | null;
  factory_number: string;
  factory_name: string;
  spedition_name: string | null;
  vehicle_license_plate: string | null;
  vehicle_type: string | null;
  number_of_rounds: number | null;
  incoterm: string | null;
  gross_weight: string | null;
  tare_weight: string | null;
  net_weight: string | null;
  tare_stored: boolean;
  corrected_at: string | null;
  weighed_on: string;
  weighed_time: string;
  weighed_at: string;
  imported_at: string;
  confirmed_on: string | null;
  confirmed_time: string | null;
  confirmed_at: string | null;
  /** Name of the person who confirmed it; a placeholder once the person is removed. */
  confirmed_first_name: string | null;
  confirmed_last_name: string | null;
  /** Name of the key by which a system confirmed it in that person's name. */
  confirmed_key: string | null;
  reservation: Reservation | null;
  /** How it was confirmed; null where that was not recorded. */
  confirmed_way: 'single' | 'bulk' | 'scan' | 'system' | null;
  /** Of the confirmation that counts. */
  signature: SignatureRow | null;
  /** Whether an invoice names it. */
  is_billed: boolean;
  /** Number of the customer as its first source names it; null where nothing is known of that. */
  customer_number: string | null;
  /** The document of its first source, and what that says beside the ticket. */
  note_file: string | null;
  details: readonly NoteDetail[];
  materials: MaterialRow[];
  /** Temperatures and additions of the site, oldest first. */
  entries: EntryRow[];
  /** Filed before its confirmation was final, oldest first. */
  claims: ReceiptClaimRow[];
};

/** Everything that is printed on the note of a delivery of the caller's companies. */
export const findPrintedNote = async (
  db: Database,
  scope: readonly number[],
  id: string,
): Promise<PrintedNote | undefined> => {
  const { rows } = await sql<PrintedNote>`
    SELECT d.company_id, d.id, d.supplier_id, s.name AS supplier_name, d.number, c.contract_number,
      c.name AS contract_name, c.building_site_number, c.customer_order_number, d.call_off_number,
      CASE WHEN o.previous_quantity IS NULL THEN o.component ELSE o.previous_component END AS component,
      d.factory_number, d.factory_name, d.spedition_name, d.vehicle_license_plate, d.vehicle_type,
      d.number_of_rounds, d.incoterm, d.gross_weight, d.tare_weight, d.net_weight, d.tare_stored,
      d.corrected_at, d.weighed_on, d.weighed_time, d.weighed_at, d.imported_at, d.confirmed_on,
      d.confirmed_time, d.confirmed_at, d.confirmed_key, d.reservation,
      (SELECT r.way FROM delivery_receipts r WHERE r.company_id = ANY (${scope}::int[]) AND r.company_id = d.company_id
        AND r.delivery_id = d.id AND r.kind = 'confirmed' AND d.confirmed ORDER BY r.number DESC LIMIT 1) AS confirmed_way,
      ${signatureIn(scope)}, ${isBilled(scope)} AS is_billed, u.first_name AS confirmed_first_name,
      u.last_name AS confirmed_last_name, w.customer_number, w.file AS note_file,
      coalesce(w.details, '[]') AS details, ${materialsIn(scope)}, ${entriesIn(scope)},
      ${receiptClaimsIn(scope)}
    FROM deliveries d
    LEFT JOIN delivery_sources w ON w.company_id = ANY (${scope}::int[]) AND w.company_id = d.company_id
      AND w.delivery_id = d.id AND w.source = d.source
    JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = d.company_id
      AND c.id = d.contract_id
    JOIN suppliers s ON s.id = d.supplier_id
    LEFT JOIN call_offs o ON o.company_id = ANY (${scope}::int[]) AND o.company_id = d.company_id
      AND o.supplier_id = d.supplier_id AND o.number = d.call_off_number AND o.contract_id = d.contract_id
    LEFT JOIN users u ON u.id = d.confirmed_by
    WHERE d.company_id = ANY (${scope}::int[]) AND d.id = ${id}`.execute(db);
  return rows[0];
};

/**
 * Company of a delivery of the caller's, if it belongs to the contract named. With `lock` its photos and papers
 * change one after the other.
 */
export const findNoteOwner = async (
  db: Database,
  scope: readonly number[],
  { deliveryId, contractId }: { readonly deliveryId: string; readonly contractId?: string },
  lock = false,
): Promise<{ company_id: number; supplier_id: number; number: string } | undefined> => {
  const ofContract = contractId === undefined ? sql`` : sql`AND ${belongsTo(scope, contractId)}`;
  const { rows } = await sql<{ company_id: number; supplier_id: number; number: string }>`
    SELECT d.company_id, d.supplier_id, d.number FROM deliveries d
    WHERE d.company_id = ANY (${scope}::int[]) AND d.id = ${deliveryId} ${ofContract}
    ${lock ? sql`FOR NO KEY UPDATE` : sql``}`.execute(db);
  return rows[0];
};
