import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { type DeliveryDetails, materialsIn } from '#deliveries/store.ts';

export type SystemDeliveryRow = Omit<
  DeliveryDetails,
  'company_id' | 'confirmed_by' | 'is_billed'
> & {
  customer_order_number: string | null;
  call_off_number: string | null;
  confirmed_first_name: string | null;
  confirmed_last_name: string | null;
  confirmed_key: string | null;
};

/** Deliveries of one company as its own system reads them, in no order. */
export const listSystemDeliveries = async (
  db: Database,
  companyId: number,
  ids: readonly string[],
): Promise<SystemDeliveryRow[]> => {
  const { rows } = await sql<SystemDeliveryRow>`
    SELECT d.id, d.contract_id, d.number, d.status, d.vehicle_license_plate, d.vehicle_type, d.number_of_rounds,
      d.spedition_name, d.incoterm, d.factory_number, d.factory_name, d.weighed_at, d.weighed_on, d.weighed_time,
      d.confirmed_at, d.confirmed_on, d.confirmed_time, d.reservation, d.corrected_at, d.gross_weight, d.tare_weight, d.net_weight,
      d.call_off_number, d.confirmed_key, c.contract_number, c.name AS contract_name, c.customer_order_number,
      u.first_name AS confirmed_first_name, u.last_name AS confirmed_last_name, ${materialsIn([companyId])}
    FROM deliveries d
    JOIN contracts c ON c.company_id = ${companyId} AND c.id = d.contract_id
    LEFT JOIN users u ON u.id = d.confirmed_by
    WHERE d.company_id = ${companyId} AND d.id = ANY (${[...ids]}::uuid[])`.execute(db);
  return rows;
};
