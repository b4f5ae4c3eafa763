import type { Addition, AdditionUnit } from '@abrufbar/domain/deliveries/freshness.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { belongsTo } from '#deliveries/belongs-to.ts';
import { isBilled } from '#deliveries/receipt/confirm-store.ts';
import { type MaterialRow, materialsIn } from '#deliveries/store.ts';

export type EntryDelivery = {
  company_id: number;
  supplier_id: number;
  id: string;
  contract_id: string;
  number: string;
  status: string;
  confirmed_at: string | null;
  is_billed: boolean;
  materials: MaterialRow[];
};

/**
 * A delivery of the caller's companies and of that contract, which nobody confirms or changes until the transaction
 * ends: an entry and the end of the confirmation never cross (BEY-106).
 */
export const lockEntryDelivery = async (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
  contractId: string,
): Promise<EntryDelivery | undefined> => {
  const { rows } = await sql<EntryDelivery>`
    SELECT d.company_id, d.supplier_id, d.id, d.contract_id, d.number, d.status, d.confirmed_at,
      ${isBilled(scope)} AS is_billed, ${materialsIn(scope)}
    FROM deliveries d
    WHERE d.company_id = ANY (${scope}::int[]) AND d.id = ${deliveryId} AND ${belongsTo(scope, contractId)}
    FOR NO KEY UPDATE OF d`.execute(db);
  return rows[0];
};

type Delivery = Pick<EntryDelivery, 'company_id' | 'supplier_id' | 'id'>;

/** A temperature in whole degrees, or litres or kilograms that were added. */
export type Observed = (
  | { readonly kind: 'temperature'; readonly amount: number; readonly unit: 'celsius' }
  | { readonly kind: Addition; readonly amount: number; readonly unit: AdditionUnit }
) & {
  /** Cubic metres left in the drum. */
  readonly remaining: number | null;
  readonly observedAt: Date;
};

/** Under the id of the device; an id the company has used already changes nothing. */
export const insertEntry = async (
  db: Database,
  { company_id, supplier_id, id: deliveryId }: Delivery,
  entry: Observed & { readonly id: string; readonly by: string; readonly at: Date },
): Promise<void> => {
  await sql`
    INSERT INTO delivery_entries (company_id, id, delivery_id, supplier_id, kind, amount, unit, remaining, observed_at,
      made_at, user_id)
    VALUES (${company_id}, ${entry.id}, ${deliveryId}, ${supplier_id}, ${entry.kind}, ${entry.amount}, ${entry.unit},
      ${entry.remaining}, ${entry.observedAt.toISOString()}, ${entry.at.toISOString()}, ${entry.by})
    ON CONFLICT (company_id, id) DO NOTHING`.execute(db);
};

type EntryState = { delivery_id: string; is_withdrawn: boolean };

/** An entry of a company, whichever delivery it belongs to. */
export const findEntry = async (
  db: Database,
  companyId: number,
  id: string,
): Promise<EntryState | undefined> => {
  const { rows } = await sql<EntryState>`
    SELECT e.delivery_id, e.withdrawn_at IS NOT NULL AS is_withdrawn FROM delivery_entries e
    WHERE e.company_id = ${companyId} AND e.id = ${id}`.execute(db);
  return rows[0];
};

/** Entries at a delivery, withdrawn ones too. */
export const countEntries = async (
  db: Database,
  { company_id: companyId, id }: Delivery,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM delivery_entries e
    WHERE e.company_id = ${companyId} AND e.delivery_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Takes an entry of a locked delivery back. */
export const updateWithdrawn = async (
  db: Database,
  { company_id: companyId, id: deliveryId }: Delivery,
  entryId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> => {
  await sql`
    UPDATE delivery_entries SET withdrawn_at = ${at.toISOString()}, withdrawn_by = ${by}
    WHERE company_id = ${companyId} AND id = ${entryId} AND delivery_id = ${deliveryId}
      AND withdrawn_at IS NULL`.execute(db);
};
