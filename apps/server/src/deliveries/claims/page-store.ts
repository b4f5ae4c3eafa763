import type { ClaimStanding, ClaimState } from '@abrufbar/domain/deliveries/claims.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { CLAIM, type ClaimRow, only } from '#deliveries/claims/store.ts';

/** A claim with its delivery and contract. */
export type ClaimLoadRow = ClaimRow & {
  contract_id: string;
  contract_name: string;
  delivery_number: string;
  plate: string | null;
  material_name: string | null;
  material_category: number | null;
  quantity: string | null;
  quantity_unit: string | null;
  photos: number;
};

/** The same with the replacement, and the phone of the plant. */
export type ClaimPageRow = ClaimLoadRow & {
  factory_phone: string | null;
  replacement_delivery_id: string | null;
  replacement_contract_id: string | null;
  replacement_number: string | null;
  replacement_plate: string | null;
  replacement_on: string | null;
  replacement_time: string | null;
};

const LOAD = (scope: readonly number[]) => sql`${CLAIM}, d.contract_id, c.name AS contract_name,
  d.number AS delivery_number, d.vehicle_license_plate AS plate, m.name AS material_name,
  m.category AS material_category, m.quantity, m.quantity_unit,
  (SELECT count(*)::int FROM assets a
    WHERE a.company_id = ANY (${scope}::int[]) AND a.company_id = k.company_id AND a.claim_id = k.id
      AND a.delivery_id = k.delivery_id) AS photos`;

/** Delivery `d`, contract `c` and first material `m` of a claim `k`. */
const AROUND = (scope: readonly number[]) => sql`
  JOIN deliveries d ON d.company_id = ANY (${scope}::int[]) AND d.company_id = k.company_id AND d.id = k.delivery_id
  JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = d.company_id AND c.id = d.contract_id
  LEFT JOIN LATERAL (SELECT m.name, m.category, m.quantity, m.quantity_unit FROM delivery_materials m
    WHERE m.company_id = ANY (${scope}::int[]) AND m.company_id = d.company_id AND m.delivery_id = d.id
    ORDER BY m.pos LIMIT 1) m ON true`;

/** A claim of the caller's companies as its page shows it. */
export const findClaimPage = async (
  db: Database,
  scope: readonly number[],
  id: string,
): Promise<ClaimPageRow | undefined> => {
  const { rows } = await sql<ClaimPageRow>`
    SELECT ${LOAD(scope)}, f.dispatch_phone AS factory_phone,
      r.id AS replacement_delivery_id, r.contract_id AS replacement_contract_id, r.number AS replacement_number,
      r.vehicle_license_plate AS replacement_plate, r.weighed_on AS replacement_on, r.weighed_time AS replacement_time
    FROM claims k ${AROUND(scope)}
    LEFT JOIN factories f ON f.supplier_id = d.supplier_id AND f.number = d.factory_number
    LEFT JOIN deliveries r ON r.company_id = ANY (${scope}::int[]) AND r.company_id = k.company_id
      AND r.id = k.replacement_id
    WHERE k.company_id = ANY (${scope}::int[]) AND k.id = ${id}`.execute(db);
  return only(rows);
};

/** All claims of a company, or those of one contract; null does not narrow. `mayReply`: answers wait for the caller. */
type ClaimList = {
  readonly companyId: number;
  readonly contractId: string | null;
  readonly states: readonly ClaimState[] | null;
  readonly standings: readonly ClaimStanding[] | null;
  readonly mayReply: boolean;
};
type Window = { readonly offset: number; readonly limit: number };

type ListedClaims = {
  rows: ClaimLoadRow[];
  total: number;
  /** By how they stand for the caller, whatever the list is narrowed to. */
  open: number;
  settled: number;
  /** Whether the contract is there. */
  isKnown: boolean;
};

/** A window of the claims, the newest first, with those that wait for the caller before all others where it asks how they stand. */
export const listClaims = async (
  db: Database,
  { companyId, contractId, states, standings, mayReply }: ClaimList,
  { offset, limit }: Window,
): Promise<ListedClaims> => {
  const ofContract =
    contractId === null
      ? sql``
      : sql`JOIN deliveries e ON e.company_id = ${companyId} AND e.id = k.delivery_id AND e.contract_id = ${contractId}`;
  const waits = sql`(${mayReply} AND k.state = 'settled' AND k.agreed_at IS NULL)`;
  const standing = sql`CASE WHEN k.state <> 'settled' OR ${waits} THEN 'open' ELSE 'settled' END`;
  const all = sql`claims k ${ofContract} WHERE k.company_id = ${companyId}`;
  const isFound = sql`(true ${states ? sql`AND k.state = ANY (${states}::text[])` : sql``}
    ${standings ? sql`AND ${standing} = ANY (${standings}::text[])` : sql``})`;
  const first = standings ? sql`${waits} DESC,` : sql``;
  const known =
    contractId === null
      ? sql`true`
      : sql`EXISTS (SELECT FROM contracts c WHERE c.company_id = ${companyId} AND c.id = ${contractId})`;
  type Counted = Omit<ListedClaims, 'rows' | 'isKnown'> & { is_known: boolean };
  const { rows } = await sql<Counted & ((ClaimLoadRow & { place: string }) | { id: null })>`
    SELECT t.*, l.* FROM (SELECT ${known} AS is_known, count(*) FILTER (WHERE ${isFound})::int AS total,
        count(*) FILTER (WHERE ${standing} = 'open')::int AS open,
        count(*) FILTER (WHERE ${standing} = 'settled')::int AS settled FROM ${all}) t
    LEFT JOIN (SELECT k.place, ${LOAD([companyId])}
      FROM (SELECT k.*, row_number() OVER (ORDER BY ${first} k.received_at DESC, k.id DESC) AS place
        FROM ${all} AND ${isFound} ORDER BY place OFFSET ${offset} LIMIT ${limit}) k
      ${AROUND([companyId])}) l ON true
    ORDER BY l.place`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null),
    total: rows[0]?.total ?? 0,
    open: rows[0]?.open ?? 0,
    settled: rows[0]?.settled ?? 0,
    isKnown: rows[0]?.is_known ?? false,
  };
};
