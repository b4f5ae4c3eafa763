/** Fields of an order or a change, as forms and answers name them. */
export type OrderField =
  | 'incoterm'
  | 'truckType'
  | 'quantity'
  | 'hourlyQuantity'
  | 'note'
  | 'startsOn'
  | 'startsTime'
  | 'endsOn'
  | 'endsTime'
  | 'contactId'
  | 'material';

/** What is wrong with a field; `choice` is a value that is not among those that may be chosen. */
export type OrderProblem = {
  readonly field: OrderField;
  readonly code:
    | 'required'
    | 'choice'
    | 'whole_number'
    | 'too_large'
    | 'hourly'
    | 'too_long'
    | 'past'
    | 'too_far'
    | 'end_before_start'
    | 'same_day'
    | 'night'
    | 'five_minutes'
    | 'unchanged'
    | 'below_delivered';
};

/** The problem of one field as a list, so that checks read as one list after the other. */
export const problemOf = (
  field: OrderField,
  code: OrderProblem['code'] | null | undefined | false,
): OrderProblem[] => (code ? [{ field, code }] : []);
