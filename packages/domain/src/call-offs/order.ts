import { noteLength } from '#call-offs/note.ts';
import { problemOf, type OrderField, type OrderProblem } from '#call-offs/problems.ts';
import { isHourlyQuantityAllowed, quantityProblem } from '#call-offs/quantity.ts';
import { checkWindow, type OrderWindow } from '#call-offs/window.ts';

/** A call-off as far as it is filled in (WIZ-03 to WIZ-09). */
export type Order = OrderWindow & {
  readonly incoterm: string | null;
  readonly truckType: string | null;
  readonly quantity: number | null;
  readonly hourlyQuantity: number | null;
  readonly note: string;
  readonly contactId: string | null;
};

/** What the contract item offers for an order. */
export type Offer = {
  readonly incoterms: readonly string[];
  readonly truckTypes: readonly string[];
  readonly contactIds: readonly string[];
  readonly nightShift: boolean;
  readonly noteMax: number;
};

/** Everything that is wrong with an order, in the order of the form; the wizard and the server ask the same (D-35). */
export const checkOrder = (order: Order, offer: Offer, today: string): OrderProblem[] => [
  ...problemOf('incoterm', choiceProblem(order.incoterm, offer.incoterms)),
  ...problemOf('truckType', choiceProblem(order.truckType, offer.truckTypes)),
  ...problemOf('quantity', quantityProblem(order.quantity)),
  ...problemOf(
    'hourlyQuantity',
    !isHourlyQuantityAllowed(order.hourlyQuantity, order.quantity) && 'hourly',
  ),
  ...checkWindow(order, null, offer.nightShift, today),
  ...problemOf('note', noteLength(order.note) > offer.noteMax && 'too_long'),
  ...problemOf('contactId', choiceProblem(order.contactId, offer.contactIds)),
];

/** What step 1 still needs before its next is enabled (WIZ-16, VAL-55, VAL-56, D-37). */
export const missingFields = (order: Order): OrderField[] =>
  STEP_1.filter((field) => order[field] === null || order[field] === '');
const STEP_1 = [
  'incoterm',
  'truckType',
  'quantity',
  'startsOn',
  'startsTime',
  'endsOn',
  'endsTime',
] as const;

/** An empty choice is missing, any other is one of those offered. */
export const choiceProblem = (
  chosen: string | null,
  offered: readonly string[],
): 'required' | 'choice' | null => {
  if (!chosen) return 'required';
  return offered.includes(chosen) ? null : 'choice';
};
