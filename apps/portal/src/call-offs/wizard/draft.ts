import type { openCart } from '@abrufbar/contract/call-offs.ts';
import type { item } from '@abrufbar/contract/contracts/contracts.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { defaultContact } from '#call-offs/parts/known-contacts.ts';
import { withoutPastStart, type Adjusted, type Moved } from '#call-offs/fields/window-moves.ts';
import { noteLimit } from '@abrufbar/domain/call-offs/note.ts';
import {
  checkOrder,
  missingFields,
  type Offer,
  type Order,
  type RequiredField,
} from '@abrufbar/domain/call-offs/order.ts';
import { typedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import type { OrderField } from '@abrufbar/domain/call-offs/problems.ts';

/** The contract item that is ordered from. */
export type Item = OutputOf<typeof item>;
export type Cart = OutputOf<typeof openCart>;
export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** An order in the wizard; leaving the page discards it (WIZ-21, WIZ-22). */
export type Draft = {
  readonly step: Step;
  readonly order: Order;
  /** Other values that the last choice adjusted, for a notice. */
  readonly adjusted: Adjusted | null;
};

/**
 * A change of the draft as it is by then: a field that is left during a press counts only after it (`afterPress`), and
 * another may be typed into meanwhile.
 */
export type DraftMove = (draft: Draft) => Draft;

/** Allowed choices for this item. */
export const offerOf = (cart: Cart, noteMaxLetters: number | undefined): Offer => ({
  incoterms: cart.available_incoterms.map(({ id }) => id),
  truckTypes: cart.truck_type_options.map(({ id }) => id),
  contactIds: cart.available_contact_persons.map(({ id }) => id),
  nightShift: cart.night_shift,
  noteMax: noteLimit(null, noteMaxLetters),
});

/** The values of a fresh cart: the suggested vehicle, default times, the user as contact person (WIZ-25). */
export const newDraft = (cart: Cart, userId: string): Draft => {
  const [only, ...others] = cart.available_incoterms;
  return {
    step: 1,
    adjusted: null,
    order: {
      incoterm: cart.incoterm?.id ?? (others.length === 0 && only ? only.id : null),
      truckType: cart.truck_type?.id ?? null,
      quantity: cart.cart_item_quantity_raw,
      hourlyQuantity: cart.hourly_amount_raw,
      ...typedTexts(cart),
      startsOn: cart.date_start,
      startsTime: cart.date_start_time,
      endsOn: cart.date_end,
      endsTime: cart.date_end_time,
      contactId:
        defaultContact(cart.available_contact_persons, userId)?.id ??
        cart.contact_person?.id ??
        null,
    },
  };
};

/** An unsent or refused order, opened at the first step; choices that are no longer offered are cleared. */
export const draftOf = (order: Order, offer: Offer, today: string): Draft => {
  const offered = (value: string | null, values: readonly string[]) =>
    value !== null && values.includes(value) ? value : null;
  const kept = {
    ...order,
    ...typedTexts(order),
    incoterm: offered(order.incoterm, offer.incoterms),
    truckType: offered(order.truckType, offer.truckTypes),
    contactId: offered(order.contactId, offer.contactIds),
  };
  return { step: 1, ...withoutPastStart(kept, today) };
};

/** The draft after a choice that may change other values too. */
export const afterMove = (draft: Draft, { order, adjusted }: Moved<Order>): Draft => ({
  ...draft,
  order,
  adjusted,
});

/** The draft after any other choice. */
export const withChoice = (draft: Draft, choice: Partial<Order>): Draft => ({
  ...draft,
  order: { ...draft.order, ...choice },
  adjusted: null,
});

export const atStep = (draft: Draft, step: Step): Draft => ({ ...draft, step, adjusted: null });

/** After midnight: a start in the past is cleared and the wizard returns to step 1 (T-11). */
export const onDay = (draft: Draft, today: string): Draft => {
  const moved = withoutPastStart(draft.order, today);
  return moved.adjusted === null ? draft : { ...afterMove(draft, moved), step: 1 };
};

/** Reasons why a step is incomplete: empty fields, and whether a value breaks a rule. */
export const openOf = (
  { step, order }: Draft,
  offer: Offer,
  today: string,
): { readonly missing: readonly RequiredField[]; readonly isWrong: boolean } => {
  const isHere = (field: OrderField) => (step === 1 ? field !== 'contactId' : true);
  const problems = checkOrder(order, offer, today).filter(({ field }) => isHere(field));
  // The end can only be chosen after the start.
  const empty = missingFields(order).filter(
    (field) => field !== 'endsOn' || order.startsOn !== null,
  );
  const noContact = step !== 1 && order.contactId === null;
  return {
    missing: noContact ? [...empty, 'contactId'] : empty,
    isWrong: problems.length > 0,
  };
};
