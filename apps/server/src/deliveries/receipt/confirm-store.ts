import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { CONFIRMED, UNCONFIRMED } from '@abrufbar/domain/deliveries/delivery.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ContractKey } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';
import { belongsTo } from '#deliveries/belongs-to.ts';

export type Confirmation = {
  company_id: number;
  supplier_id: number;
  contract_id: string;
  number: string;
  status: string;
  confirmed_at: string | null;
  confirmed_on: string | null;
  confirmed_time: string | null;
  confirmed_by: string | null;
  reservation: Reservation | null;
  /** Whether an invoice that was not withdrawn names the delivery: its confirmation is final (BEY-63). */
  is_billed: boolean;
};

/** Whether an invoice names the delivery `d` of the caller's companies. */
export const isBilled = (scope: readonly number[]): RawBuilder<boolean> => sql`EXISTS (
  SELECT FROM invoice_deliveries n
  JOIN invoices i ON i.company_id = ANY (${scope}::int[]) AND i.company_id = n.company_id
    AND i.id = n.invoice_id AND i.supplier_id = d.supplier_id AND i.withdrawn_at IS NULL
  WHERE n.company_id = ANY (${scope}::int[]) AND n.company_id = d.company_id AND n.delivery_number = d.number)`;

/** State of a delivery of the caller's companies; of that contract or one it belonged to before a correction, if one is named. */
export const findConfirmation = async (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
  contractId: string | null,
): Promise<Confirmation | undefined> => {
  const { rows } = await sql<Confirmation>`
    SELECT d.company_id, d.supplier_id, d.contract_id, d.number, d.status, d.confirmed_at, d.confirmed_on,
      d.confirmed_time, d.confirmed_by, d.reservation, ${isBilled(scope)} AS is_billed
    FROM deliveries d
    WHERE d.company_id = ANY (${scope}::int[]) AND d.id = ${deliveryId}
      AND ${contractId === null ? sql`true` : belongsTo(scope, contractId)}`.execute(db);
  return rows[0];
};

/** Name of the person who has confirmed a delivery of the caller's companies; null where it is not known. */
export const findConfirmer = async (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
): Promise<string | null> => {
  const { rows } = await sql<{ name: string | null }>`
    SELECT u.first_name || ' ' || u.last_name AS name
    FROM deliveries d
    LEFT JOIN users u ON u.id = d.confirmed_by
    WHERE d.company_id = ANY (${scope}::int[]) AND d.id = ${deliveryId}`.execute(db);
  return rows[0]?.name ?? null;
};

type Confirming = {
  readonly at: Date;
  readonly on: string;
  readonly time: string;
  readonly by: string;
  /** Name of the key by which a system did it in that person's name; null for the person. */
  readonly key: string | null;
  readonly reservation: Reservation | null;
};

/**
 * Confirms a delivery that is unconfirmed and still of this contract, under the lock of its row; false
 * when another confirmation was first (D-44, D-48).
 */
export const updateConfirmed = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  deliveryId: string,
  { at, on, time, by, key, reservation }: Confirming,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({
      status: CONFIRMED,
      confirmed_at: at.toISOString(),
      confirmed_on: on,
      confirmed_time: time,
      confirmed_by: by,
      confirmed_key: key,
      reservation,
      undone_at: null,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', deliveryId)
    .where('contract_id', '=', contractId)
    .where('status', '=', UNCONFIRMED)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

type Undoing = { readonly at: Date; readonly by: string; readonly confirmedAt: string };

/**
 * Undoes exactly this confirmation of that person, under the lock of the delivery's row, unless an invoice names the
 * delivery; false when something else was first (BEY-62).
 */
export const updateUndone = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  deliveryId: string,
  { at, by, confirmedAt }: Undoing,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE deliveries d SET status = ${UNCONFIRMED}, confirmed_at = NULL, confirmed_on = NULL, confirmed_time = NULL,
      confirmed_by = NULL, confirmed_key = NULL, reservation = NULL, undone_at = ${at.toISOString()}
    WHERE d.company_id = ${companyId} AND d.id = ${deliveryId} AND d.contract_id = ${contractId}
      AND d.status = ${CONFIRMED} AND d.confirmed_by = ${by} AND d.confirmed_at = ${confirmedAt}::timestamptz
      AND NOT ${isBilled([companyId])}`.execute(db);
  return numAffectedRows === 1n;
};
