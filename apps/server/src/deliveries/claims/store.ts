import type {
  CLAIM_OUTCOMES,
  CLAIM_REASONS,
  CLAIM_REMEDIES,
} from '@abrufbar/domain/deliveries/claims.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { ClaimBriefRow } from '#deliveries/claims/brief.ts';

/** Words of the customer and of the supplier; times as instants. */
export type ClaimRow = ClaimBriefRow & {
  company_id: number;
  supplier_id: number;
  delivery_id: string;
  reasons: (typeof CLAIM_REASONS)[number][];
  remedy: (typeof CLAIM_REMEDIES)[number];
  note: string | null;
  user_id: string;
  received_at: string;
  staff_id: string | null;
  staff_name: string | null;
  staff_phone: string | null;
  answer: string | null;
  outcome: (typeof CLAIM_OUTCOMES)[number] | null;
  accepted_quantity: string | null;
  agreed_at: string | null;
  reopened_at: string | null;
  version: number;
};

export const CLAIM = sql`k.company_id, k.id, k.supplier_id, k.delivery_id, k.number, k.state, k.reasons, k.remedy,
  k.note, k.user_id, k.received_at, k.staff_id, k.staff_name, k.staff_phone, k.answer, k.outcome, k.accepted_quantity, k.agreed_at,
  k.reopened_at, k.version`;

type NewClaim = Pick<
  ClaimRow,
  'company_id' | 'id' | 'supplier_id' | 'delivery_id' | 'remedy' | 'note' | 'user_id'
> & { readonly reasons: readonly string[]; readonly received_at: Date };

/** The next number; false when the claim was filed already (BEY-90). */
export const insertClaim = async (db: Database, claim: NewClaim): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    INSERT INTO claims (company_id, id, supplier_id, delivery_id, number, state, reasons, remedy, note, user_id,
      received_at)
    VALUES (${claim.company_id}, ${claim.id}, ${claim.supplier_id}, ${claim.delivery_id}, nextval('claim_numbers'),
      'received', ${claim.reasons}::text[], ${claim.remedy}, ${claim.note}, ${claim.user_id},
      ${claim.received_at.toISOString()})
    ON CONFLICT (company_id, id) DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
};

export const countClaimsOf = async (
  db: Database,
  companyId: number,
  deliveryId: string,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM claims k
    WHERE k.company_id = ${companyId} AND k.delivery_id = ${deliveryId}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** The only one: devices make the ids, so two companies may have the same one. */
export const only = <Row>(rows: readonly Row[]): Row | undefined =>
  rows.length === 1 ? rows[0] : undefined;

/** A claim of the caller's companies; with `lock` nobody else changes it until the transaction ends. */
export const findClaim = async (
  db: Database,
  scope: readonly number[],
  id: string,
  lock = false,
): Promise<ClaimRow | undefined> => {
  const { rows } = await sql<ClaimRow>`
    SELECT ${CLAIM} FROM claims k WHERE k.company_id = ANY (${scope}::int[]) AND k.id = ${id}
    ${lock ? sql`FOR NO KEY UPDATE` : sql``}`.execute(db);
  return only(rows);
};

/** The contract that a delivery belongs to now; undefined once it is gone. */
export const findContractOf = async (
  db: Database,
  companyId: number,
  deliveryId: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ contract_id: string }>`
    SELECT d.contract_id FROM deliveries d WHERE d.company_id = ${companyId} AND d.id = ${deliveryId}`.execute(
    db,
  );
  return rows[0]?.contract_id;
};

type ClaimKey = Pick<ClaimRow, 'company_id' | 'id'>;

/** The customer agrees to the answer; the claim is locked. */
export const updateAgreed = async (db: Database, key: ClaimKey, at: Date): Promise<void> => {
  await sql`
    UPDATE claims SET agreed_at = ${at.toISOString()}, version = version + 1
    WHERE company_id = ${key.company_id} AND id = ${key.id}`.execute(db);
};

/** The customer disagrees, and the answer is gone; the claim is locked. */
export const updateReopened = async (db: Database, key: ClaimKey, at: Date): Promise<void> => {
  await sql`
    UPDATE claims SET state = 'in_progress', answer = NULL, outcome = NULL, accepted_quantity = NULL,
      replacement_id = NULL, reopened_at = ${at.toISOString()}, version = version + 1
    WHERE company_id = ${key.company_id} AND id = ${key.id}`.execute(db);
};
