import type { openCart } from '@abrufbar/contract/call-offs.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { DEFAULT_TIMES } from '@abrufbar/domain/call-offs/window.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import type { CartValues } from '#call-offs/cart/store.ts';
import type { PersonRow } from '#call-offs/contact-store.ts';
import type { listBookedDays, OfferRow } from '#call-offs/offer-store.ts';
import { presentPeople, pretty } from '#call-offs/present.ts';

type Cart = OutputOf<typeof openCart>;
type Shown = {
  readonly id: string;
  readonly values: CartValues;
  readonly item: OfferRow;
  readonly people: readonly PersonRow[];
  /** Quantity above which the wizard warns. */
  readonly limit: number;
  readonly booked: Awaited<ReturnType<typeof listBookedDays>>;
  readonly callOffId: string | null;
};

/**
 * Quantity above which a form warns: the supplier's, otherwise what remains of the item, at least the smallest
 * quantity; without a target 0, which never warns (D-39, OFF-104).
 */
export const warningLimit = (
  { warn_above: own }: Pick<OfferRow, 'warn_above'>,
  item: {
    readonly target_quantity_raw: number | null;
    readonly remaining_quantity_raw: number;
  } | null,
): number => {
  if (own !== null) return Number(own);
  if (item === null || item.target_quantity_raw === null) return 0;
  return Math.max(item.remaining_quantity_raw, 0.001);
};

const numberOf = (stored: string | null): number | null =>
  stored === null ? null : Number(stored);

const presentLimits = (item: OfferRow, booked: Shown['booked']): Cart['limits'] => ({
  warn_above_raw: numberOf(item.warn_above),
  max_per_call_off_raw: numberOf(item.max_per_call_off),
  per_day_raw: numberOf(item.per_day),
  lead_hours: item.lead_hours,
  note: item.note_text,
  booked_days: booked.map(({ day, quantity }) => ({ date: day, quantity_raw: Number(quantity) })),
});

/** Cart item (ENT-46 to ENT-49). */
export const presentCart = (shown: Shown): Cart => {
  const { id, values, item, people, limit, booked, callOffId } = shown;
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
    limits: presentLimits(item, booked),
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
