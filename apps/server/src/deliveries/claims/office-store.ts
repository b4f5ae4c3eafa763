import type { OFFICE_CLAIM_VIEWS } from '@abrufbar/contract/deliveries/office-claims.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import { beginning } from '#deliveries/office/reach-store.ts';
import { CLAIM, type ClaimRow } from '#deliveries/claims/store.ts';

export type OfficeClaimFilters = {
  readonly view: (typeof OFFICE_CLAIM_VIEWS)[number];
  /** Member whose claims the view `mine` shows. */
  readonly staffId: string;
  readonly customers: readonly number[] | null;
  readonly text: string | null;
};

export type OfficeClaimRow = ClaimRow & {
  company: string;
  contract_id: string;
  contract_number: string;
  contract_name: string;
  delivery_number: string;
  plate: string | null;
  weighed_at: string;
  factory_name: string;
  corrected_at: string | null;
  material_name: string | null;
  quantity: string | null;
  quantity_unit: string | null;
  photos: number;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  replacement_id: string | null;
  replacement_number: string | null;
};

const VIEWED: Readonly<
  Record<OfficeClaimFilters['view'], (staffId: string) => RawBuilder<unknown>>
> = {
  open: () => sql`k.state <> 'settled'`,
  mine: (staffId) => sql`k.state <> 'settled' AND k.staff_id = ${staffId}`,
  settled: () => sql`k.state = 'settled'`,
  all: () => sql`true`,
};

/** Deliveries that a search looks at. */
const MAX_FOUND_ROWS = 1_000;

const textual = (
  suppliers: readonly number[],
  text: string,
): RawBuilder<unknown> => sql`(k.company_id, k.id) IN (
  SELECT n.company_id, n.id FROM claims n
  WHERE n.supplier_id = ${ofSuppliers(suppliers)} AND n.number = ${/^\d{1,9}$/.test(text) ? Number(text) : null}
  UNION SELECT n.company_id, n.id FROM (${beginning(suppliers, text, MAX_FOUND_ROWS)}) b
  JOIN claims n ON n.supplier_id = ${ofSuppliers(suppliers)} AND n.company_id = b.company_id AND n.delivery_id = b.id)`;

const narrowed = (
  suppliers: readonly number[],
  { view, staffId, customers, text }: OfficeClaimFilters,
): RawBuilder<unknown> => sql`k.supplier_id = ${ofSuppliers(suppliers)} AND ${VIEWED[view](staffId)}
  AND ${customers === null ? sql`true` : sql`k.company_id = ANY (${customers}::int[])`}
  AND ${text === null ? sql`true` : textual(suppliers, text)}`;

const AROUND = (suppliers: readonly number[]) => sql`
  JOIN deliveries d ON d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = k.company_id
    AND d.id = k.delivery_id
  JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = d.company_id
    AND c.id = d.contract_id
  JOIN companies co ON co.id = k.company_id
  LEFT JOIN users u ON u.id = k.user_id
  LEFT JOIN deliveries r ON r.supplier_id = ${ofSuppliers(suppliers)} AND r.company_id = k.company_id
    AND r.id = k.replacement_id
  LEFT JOIN LATERAL (SELECT m.name, m.quantity, m.quantity_unit FROM delivery_materials m
    WHERE m.company_id = d.company_id AND m.delivery_id = d.id ORDER BY m.pos LIMIT 1) m ON true`;

const ROW = sql`${CLAIM}, co.name AS company, d.contract_id, c.contract_number, c.name AS contract_name,
  d.number AS delivery_number, d.vehicle_license_plate AS plate, d.weighed_at, d.factory_name, d.corrected_at,
  m.name AS material_name, m.quantity, m.quantity_unit,
  (SELECT count(*)::int FROM assets a WHERE a.company_id = k.company_id AND a.claim_id = k.id
    AND a.delivery_id = k.delivery_id) AS photos,
  u.first_name, u.last_name,
  coalesce(u.mobile_country || ' ' || u.mobile_number, u.phone_country || ' ' || u.phone_number) AS phone, r.id AS replacement_id, r.number AS replacement_number`;

type Window = { readonly offset: number; readonly limit: number };

/** A claim by the company it is one of: devices make the ids, so two companies may have the same one. */
type ClaimKey = Pick<ClaimRow, 'company_id' | 'id'>;

/** Keys of claims of some suppliers: open ones the oldest first, others the newest (BEY-96); all without a window. */
export const listOfficeClaimKeys = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeClaimFilters,
  window?: Window,
): Promise<ClaimKey[]> => {
  const isByAge = filters.view === 'open' || filters.view === 'mine';
  const order = isByAge ? sql`k.received_at, k.id` : sql`k.received_at DESC, k.id DESC`;
  const { rows } = await sql<ClaimKey>`
    SELECT k.company_id, k.id FROM claims k WHERE ${narrowed(suppliers, filters)} ORDER BY ${order}
    ${window ? sql`OFFSET ${window.offset} LIMIT ${window.limit}` : sql``}`.execute(db);
  return rows;
};

/** The claims of some keys, in their order. */
export const listOfficeClaimsOf = async (
  db: Database,
  suppliers: readonly number[],
  keys: readonly ClaimKey[],
): Promise<OfficeClaimRow[]> => {
  const { rows } = await sql<OfficeClaimRow>`
    SELECT ${ROW} FROM unnest(${keys.map((key) => key.company_id)}::int[], ${keys.map(({ id }) => id)}::uuid[])
      WITH ORDINALITY p (company_id, id, place)
    JOIN claims k ON k.supplier_id = ${ofSuppliers(suppliers)} AND k.company_id = p.company_id AND k.id = p.id
    ${AROUND(suppliers)} ORDER BY p.place`.execute(db);
  return rows;
};

export const countOfficeClaims = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeClaimFilters,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM claims k WHERE ${narrowed(suppliers, filters)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** A claim of some suppliers; undefined when it is foreign or absent, or its id is not its alone. */
export const findOfficeClaim = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<OfficeClaimRow | undefined> => {
  const { rows } = await sql<OfficeClaimRow>`
    SELECT ${ROW} FROM claims k ${AROUND(suppliers)}
    WHERE k.supplier_id = ${ofSuppliers(suppliers)} AND k.id = ${id}`.execute(db);
  return rows.length === 1 ? rows[0] : undefined;
};

/** The same, which nobody else changes until the transaction ends. */
export const lockOfficeClaim = async (
  db: Database,
  suppliers: readonly number[],
  { company_id, id }: ClaimKey,
): Promise<ClaimRow | undefined> => {
  const { rows } = await sql<ClaimRow>`
    SELECT ${CLAIM} FROM claims k
    WHERE k.supplier_id = ${ofSuppliers(suppliers)} AND k.company_id = ${company_id} AND k.id = ${id}
    FOR NO KEY UPDATE`.execute(db);
  return rows[0];
};

type Key = Pick<ClaimRow, 'company_id' | 'id' | 'supplier_id'>;
type Member = { readonly staffId: string; readonly name: string };

/** The member works on it from now on; the claim is locked. */
export const updateTaken = async (
  db: Database,
  { company_id, id, supplier_id }: Key,
  { staffId, name }: Member,
): Promise<void> => {
  await sql`
    UPDATE claims SET state = 'in_progress', staff_id = ${staffId}, staff_name = ${name},
      staff_phone = (SELECT s.phone FROM staff s WHERE s.id = ${staffId}), version = version + 1
    WHERE supplier_id = ${supplier_id} AND company_id = ${company_id} AND id = ${id}`.execute(db);
};

type Answer = {
  readonly text: string;
  readonly outcome: NonNullable<ClaimRow['outcome']>;
  readonly accepted: number | null;
  readonly replacementId: string | null;
};

/** The member answers, who worked on it or does so from now on; the claim is locked. */
export const updateSettled = async (
  db: Database,
  { company_id, id, supplier_id }: Key,
  { staffId, name }: Member,
  { text, outcome, accepted, replacementId }: Answer,
): Promise<void> => {
  await sql`
    UPDATE claims SET state = 'settled', staff_id = ${staffId}, staff_name = ${name},
      staff_phone = (SELECT s.phone FROM staff s WHERE s.id = ${staffId}), answer = ${text}, outcome = ${outcome},
      accepted_quantity = ${accepted}, replacement_id = ${replacementId}, version = version + 1
    WHERE supplier_id = ${supplier_id} AND company_id = ${company_id} AND id = ${id}`.execute(db);
};

/** Another delivery of the same company and supplier with this number: that of a claim's replacement. */
export const findReplacement = async (
  db: Database,
  { company_id, supplier_id, delivery_id }: ClaimRow,
  number: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    SELECT d.id FROM deliveries d
    WHERE d.supplier_id = ${ofSuppliers([supplier_id])} AND d.company_id = ${company_id} AND d.number = ${number}
      AND d.id <> ${delivery_id}
    ORDER BY d.weighed_at DESC LIMIT 1`.execute(db);
  return rows[0]?.id;
};

/** When the newest step of a claim was made, and by whom. */
export const findLatestStep = async (
  db: Database,
  suppliers: readonly number[],
  { company_id, id }: Pick<Key, 'company_id' | 'id'>,
): Promise<{ name: string; at: string } | undefined> => {
  const { rows } = await sql<{ name: string; at: string }>`
    SELECT coalesce(s.staff_name, u.first_name || ' ' || u.last_name, '') AS name, s.made_at AS at
    FROM claim_steps s
    LEFT JOIN users u ON u.id = s.user_id
    WHERE s.supplier_id = ${ofSuppliers(suppliers)} AND s.company_id = ${company_id} AND s.claim_id = ${id}
    ORDER BY s.number DESC LIMIT 1`.execute(db);
  return rows[0];
};
