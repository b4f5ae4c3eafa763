import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { requestChange } from '@abrufbar/contract/call-offs.ts';
import type { RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import { storedTexts, typedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';

/** The values that a change starts from. */
export const valuesOf = (callOff: CallOffDetail): RequestedValues => ({
  quantity: callOff.target_quantity.raw,
  startsOn: callOff.delivery_start_date,
  startsTime: callOff.delivery_start_time,
  endsOn: callOff.delivery_end_date,
  endsTime: callOff.delivery_end_time,
  ...typedTexts(callOff),
  contactId: callOff.contact_person?.id ?? null,
});

/** Initial values of the form: the current values and an empty note. */
export const startOf = (callOff: CallOffDetail): RequestedValues => ({
  ...valuesOf(callOff),
  note: '',
});

/** Allowed choices, for `checkChange`. */
export const offerOf = (callOff: CallOffDetail) => ({
  contactIds: callOff.available_contact_persons.map(({ id }) => id),
  nightShift: callOff.night_shift,
  noteMax: callOff.max_note_length,
  delivered: callOff.delivered_quantity.raw,
});

/** Input of the call; null while a field is empty, which `checkChange` refuses. */
export const inputOf = (
  callOff: string,
  requested: RequestedValues,
): InputOf<typeof requestChange> | null => {
  const { quantity, startsOn, startsTime, endsOn, endsTime } = requested;
  if (quantity === null || !startsOn || !startsTime || !endsOn || !endsTime) return null;
  const { note, ...texts } = storedTexts(requested);
  return {
    ...texts,
    call_off_id: callOff,
    amount: quantity,
    delivery_start_date: startsOn,
    delivery_start_time: startsTime,
    delivery_end_date: endsOn,
    delivery_end_time: endsTime,
    customer_note: note,
    contact_person: requested.contactId,
  };
};
