import type { OrderText, TextProblemCode } from '#call-offs/texts.ts';

/** Fields of an order or a change, as forms and answers name them. */
export type OrderField =
  | OrderText
  | 'incoterm'
  | 'truckType'
  | 'quantity'
  | 'hourlyQuantity'
  | 'startsOn'
  | 'startsTime'
  | 'endsOn'
  | 'endsTime'
  | 'contactId'
  | 'material';

/** Problem of a field; `choice` means that the value is not offered. */
export type OrderProblem = {
  readonly field: OrderField;
  readonly code:
    | TextProblemCode
    | 'required'
    | 'choice'
    | 'whole_number'
    | 'too_large'
    | 'hourly'
    | 'past'
    | 'too_far'
    | 'end_before_start'
    | 'same_day'
    | 'night'
    | 'five_minutes'
    | 'clock_change'
    | 'unchanged'
    | 'below_delivered';
};

/** The problem of one field as a list, so that checks can be concatenated. */
export const problemOf = (
  field: OrderField,
  code: OrderProblem['code'] | null | undefined | false,
): OrderProblem[] => (code ? [{ field, code }] : []);
