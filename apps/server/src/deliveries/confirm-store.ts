import { CONFIRMED, UNCONFIRMED } from '@abrufbar/domain/deliveries/delivery.ts';
import { sql } from 'kysely';
import type { ContractKey } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';

type Confirmation = {
  company_id: number;
  supplier_id: number;
  number: string;
  status: string;
  confirmed_on: string | null;
  confirmed_time: string | null;
};

/** State of a delivery of the caller's companies if it belongs to that contract. */
export const findConfirmation = (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
  contractId: string,
): Promise<Confirmation | undefined> =>
  db
    .selectFrom('deliveries')
    .select(['company_id', 'supplier_id', 'number', 'status', 'confirmed_on', 'confirmed_time'])
    .where('company_id', '=', sql<number>`ANY (${scope}::int[])`)
    .where('id', '=', deliveryId)
    .where('contract_id', '=', contractId)
    .executeTakeFirst();

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
