import type { pending } from '@abrufbar/contract/call-offs.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { earlierValues } from '#call-offs/changeable-fields.ts';
import type { PendingRow } from '#call-offs/office-store.ts';

/** A call-off for the supplier's system. */
export const presentPending = (
  row: PendingRow,
  customerNumber: string,
): OutputOf<typeof pending>['items'][number] => {
  const earlier = earlierValues(row);
  return {
    call_off_id: row.id,
    customer_number: customerNumber,
    contract_number: row.contract_number,
    reference: String(row.reference),
    number: row.number,
    status: row.status,
    material_number: row.material_number,
    quantity_raw: Number(row.quantity),
    quantity_unit: row.quantity_unit,
    hourly_quantity_raw: row.hourly_quantity === null ? null : Number(row.hourly_quantity),
    incoterm: row.incoterm,
    truck_type: row.truck_type,
    delivery_start_date: row.starts_on,
    delivery_start_time: minutes(row.starts_time),
    delivery_end_date: row.ends_on,
    delivery_end_time: minutes(row.ends_time),
    ...storedTexts(row),
    contact_person: row.contact_person,
    ordered_by: row.ordered_by,
    previous_quantity_raw: earlier && Number(earlier.quantity),
    previous_delivery_start_date: earlier && earlier.starts_on,
    previous_delivery_start_time: earlier && minutes(earlier.starts_time),
    previous_delivery_end_date: earlier && earlier.ends_on,
    previous_delivery_end_time: earlier && minutes(earlier.ends_time),
    previous_component: earlier && earlier.component,
    previous_note: earlier && earlier.note,
    previous_contact_person: row.previous_contact_person,
  };
};
