import { CONFIRMED, UNCONFIRMED } from '@abrufbar/domain/deliveries/delivery.ts';
import { sql } from 'kysely';
import type { ContractKey } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';
import { belongsTo } from '#deliveries/belongs-to.ts';

type Confirmation = {
  company_id: number;
  supplier_id: number;
  contract_id: string;
  number: string;
  status: string;
  confirmed_on: string | null;
  confirmed_time: string | null;
};

/** State of a delivery of the caller's companies if it belongs to that contract, or did before a correction. */
export const findConfirmation = async (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
  contractId: string,
): Promise<Confirmation | undefined> => {
  const { rows } = await sql<Confirmation>`
    SELECT d.company_id, d.supplier_id, d.contract_id, d.number, d.status, d.confirmed_on, d.confirmed_time
    FROM deliveries d
    WHERE d.company_id = ANY (${scope}::int[]) AND d.id = ${deliveryId}
      AND ${belongsTo(scope, contractId)}`.execute(db);
  return rows[0];
};

type Confirming = {
  readonly at: Date;
  readonly on: string;
  readonly time: string;
  readonly by: string;
};

/**
 * Confirms a delivery that is unconfirmed and still of this contract, under the lock of its row; false
 * when another confirmation was first (D-44, D-48).
 */
export const updateConfirmed = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  deliveryId: string,
  { at, on, time, by }: Confirming,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({
      status: CONFIRMED,
      confirmed_at: at.toISOString(),
      confirmed_on: on,
      confirmed_time: time,
      confirmed_by: by,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', deliveryId)
    .where('contract_id', '=', contractId)
    .where('status', '=', UNCONFIRMED)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
