import { choiceProblem, type Offer } from '#call-offs/order.ts';
import { problemOf, type OrderField, type OrderProblem } from '#call-offs/problems.ts';
import { quantityProblem } from '#call-offs/quantity.ts';
import { checkTexts, ORDER_TEXTS, type OrderTexts } from '#call-offs/texts.ts';
import { checkWindow, type OrderWindow } from '#call-offs/window.ts';

/** Values of a confirmed call-off that its customer may request to change (CHG-05 to CHG-09). */
export type RequestedValues = OrderWindow &
  OrderTexts & {
    readonly quantity: number | null;
    readonly contactId: string | null;
  };

type ChangeOffer = Pick<Offer, 'contactIds' | 'nightShift' | 'noteMax'> & {
  /** Confirmed quantity of this call-off, the minimum of a change (D-32). */
  readonly delivered: number;
};

const FIELDS = [
  'quantity',
  'startsOn',
  'startsTime',
  'endsOn',
  'endsTime',
  'contactId',
  ...ORDER_TEXTS,
] as const;

/** A text is sent in NFC without blanks around it. */
const asSent = <T>(value: T) => (typeof value === 'string' ? value.trim().normalize('NFC') : value);

/**
 * Fields that differ and are therefore highlighted (CHG-16, CHG-18). The note is a new message: it counts
 * as changed as soon as one was entered, whatever note the call-off has.
 */
export const changedFields = (
  requested: RequestedValues,
  before: RequestedValues,
): ReadonlySet<OrderField> =>
  new Set(
    FIELDS.filter(
      (field) => asSent(requested[field]) !== (field === 'note' ? '' : asSent(before[field])),
    ),
  );

/**
 * Problems that keep a change from being sent: nothing changed (CHG-16), a changed field is empty
 * (CHG-17) or breaks a rule. Unchanged fields always pass (T-09).
 */
export const checkChange = (
  requested: RequestedValues,
  before: RequestedValues,
  offer: ChangeOffer,
  today: string,
): OrderProblem[] => {
  const changed = changedFields(requested, before);
  if (changed.size === 0) return [{ field: 'quantity', code: 'unchanged' }];
  return [
    ...problemOf(
      'quantity',
      changed.has('quantity') &&
        (quantityProblem(requested.quantity) ?? deliveredProblem(requested, offer)),
    ),
    ...checkWindow(requested, before, offer.nightShift, today),
    ...checkTexts(requested, offer.noteMax),
    ...problemOf(
      'contactId',
      changed.has('contactId') && choiceProblem(requested.contactId, offer.contactIds),
    ),
  ];
};

const deliveredProblem = (requested: RequestedValues, offer: ChangeOffer) =>
  requested.quantity !== null && requested.quantity < offer.delivered ? 'below_delivered' : null;
