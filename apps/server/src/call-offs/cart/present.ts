import type { openCart } from '@abrufbar/contract/call-offs.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { DEFAULT_TIMES } from '@abrufbar/domain/call-offs/window.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import type { CartValues } from '#call-offs/cart/store.ts';
import type { PersonRow } from '#call-offs/contact-store.ts';
import type { OfferRow } from '#call-offs/offer-store.ts';
import { presentPeople, pretty } from '#call-offs/present.ts';

type Cart = OutputOf<typeof openCart>;
type Shown = {
  readonly id: string;
  readonly values: CartValues;
  readonly item: OfferRow;
  readonly people: readonly PersonRow[];
  /** Quantity above which the wizard warns. */
  readonly limit: number;
  readonly callOffId: string | null;
};

/** Remaining quantity of the item, at least the smallest quantity; without a target 0, which never warns (D-39). */
export const warningLimit = (item: {
  readonly target_quantity_raw: number | null;
  readonly remaining_quantity_raw: number;
}): number =>
  item.target_quantity_raw === null ? 0 : Math.max(item.remaining_quantity_raw, 0.001);

/** Cart item (ENT-46 to ENT-49). */
export const presentCart = ({ id, values, item, people, limit, callOffId }: Shown): Cart => {
  const {
    quantity,
    hourly_quantity: hourlyQuantity,
    starts_on: startsOn,
    ends_on: endsOn,
  } = values;
  const chosen = (offered: OfferRow['incoterms'], chosenId: string | null) =>
    offered.find((one) => one.id === chosenId) ?? null;
  return {
    id,
    contract_item_id: item.id,
    material_number: item.material_number,
    available_incoterms: item.incoterms,
    incoterm: chosen(item.incoterms, values.incoterm),
    truck_type_options: item.truck_types,
    truck_type: chosen(item.truck_types, values.truck_type),
    cart_item_quantity_raw: quantity === null ? null : Number(quantity),
    cart_item_quantity_unit: item.quantity_unit,
    cart_item_quantity: quantity === null ? null : formatWhole(quantity),
    amount_warning_limit_raw: limit,
    hourly_amount_raw: hourlyQuantity === null ? null : Number(hourlyQuantity),
    hourly_amount: hourlyQuantity === null ? null : formatWhole(hourlyQuantity),
    ...storedTexts(values),
    night_shift: item.night_shift,
    date_start: startsOn,
    date_start_pretty: startsOn === null ? null : pretty(startsOn),
    date_start_time: minutes(values.starts_time ?? DEFAULT_TIMES.start),
    date_end: endsOn,
    date_end_pretty: endsOn === null ? null : pretty(endsOn),
    date_end_time: minutes(values.ends_time ?? DEFAULT_TIMES.end),
    ...presentPeople(people, values.contact_user_id),
    call_off_id: callOffId,
  };
};
