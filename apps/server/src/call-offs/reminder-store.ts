import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { sql } from 'kysely';
import type { DeliveryFacts } from '#call-offs/step-store.ts';
import type { Database } from '#core/database/database.ts';

/** A coming delivery, as its reminder shows it. */
export type ComingDelivery = DeliveryFacts & {
  id: string;
  contract_id: string;
  /** The person who ordered, the valid contact and the requested one. */
  people: (string | null)[];
};

const { confirmed, changeRequest } = CALL_OFF_STATUS;

/** Confirmed call-offs whose delivery begins on a day; while a change is open, what is still valid (D-32). */
export const listComing = async (
  db: Database,
  companyId: number,
  day: string,
): Promise<ComingDelivery[]> => {
  const { rows } = await sql<ComingDelivery>`
    SELECT o.id, o.contract_id, c.name AS contract_name, o.material_name, o.material_number,
      o.category, o.valid_quantity AS quantity, o.quantity_unit, o.valid_on AS starts_on,
      coalesce(o.previous_starts_time, o.starts_time) AS starts_time,
      coalesce(o.previous_ends_on, o.ends_on) AS ends_on,
      coalesce(o.previous_ends_time, o.ends_time) AS ends_time,
      json_build_array(o.created_by, o.contact_user_id, o.previous_contact_user_id) AS people
    FROM call_offs o
    JOIN contracts c ON c.company_id = o.company_id AND c.id = o.contract_id
    WHERE o.company_id = ${companyId} AND o.valid_on = ${day}
      AND o.status IN (${confirmed}, ${changeRequest})
    ORDER BY o.id`.execute(db);
  return rows;
};
