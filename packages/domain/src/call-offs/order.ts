import { problemOf, type OrderProblem } from '#call-offs/problems.ts';
import { isHourlyQuantityAllowed, quantityProblem } from '#call-offs/quantity.ts';
import { checkTexts, type OrderTexts } from '#call-offs/texts.ts';
import { checkWindow, type OrderWindow } from '#call-offs/window.ts';

/** An order, possibly incomplete (WIZ-03 to WIZ-09). */
export type Order = OrderWindow &
  OrderTexts & {
    readonly incoterm: string | null;
    readonly truckType: string | null;
    readonly quantity: number | null;
    readonly hourlyQuantity: number | null;
    readonly contactId: string | null;
  };

/** Choices and limits of the contract item for an order. */
export type Offer = {
  readonly incoterms: readonly string[];
  readonly truckTypes: readonly string[];
  readonly contactIds: readonly string[];
  readonly nightShift: boolean;
  readonly noteMax: number;
};

/** All problems of an order, in the order of the form; wizard and server use the same check (D-35). */
export const checkOrder = (order: Order, offer: Offer, today: string): OrderProblem[] => [
  ...problemOf('incoterm', choiceProblem(order.incoterm, offer.incoterms)),
  ...problemOf('truckType', choiceProblem(order.truckType, offer.truckTypes)),
  ...problemOf('quantity', quantityProblem(order.quantity)),
  ...problemOf(
    'hourlyQuantity',
    !isHourlyQuantityAllowed(order.hourlyQuantity, order.quantity) && 'hourly',
  ),
  ...checkWindow(order, null, offer.nightShift, today),
  ...checkTexts(order, offer.noteMax),
  ...problemOf('contactId', choiceProblem(order.contactId, offer.contactIds)),
];

/** Fields that step 1 still needs before "next" is enabled (WIZ-16, VAL-55, VAL-56, D-37). */
export const missingFields = (order: Order): RequiredField[] =>
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
/** Fields that a step requires before it can be left. */
export type RequiredField = (typeof STEP_1)[number] | 'contactId';

/** Problem of a choice: missing if empty, invalid if it is not offered. */
export const choiceProblem = (
  chosen: string | null,
  offered: readonly string[],
): 'required' | 'choice' | null => {
  if (!chosen) return 'required';
  return offered.includes(chosen) ? null : 'choice';
};
