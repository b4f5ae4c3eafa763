import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { checkOrder } from '@abrufbar/domain/call-offs/order.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { DEFAULT_TIMES } from '@abrufbar/domain/call-offs/window.ts';
import { presentCart, warningLimit } from '#call-offs/cart/present.ts';
import { contractOf, isExpired, MAX_CARTS, requireOrderable } from '#call-offs/cart/rules.ts';
import {
  type CartValues,
  deleteOldestCarts,
  findCallOffOfCart,
  insertCart,
  lockCart,
  updateCart,
} from '#call-offs/cart/store.ts';
import { listPeople, type PersonRow } from '#call-offs/contact-store.ts';
import { findOffer, listBookedDays, type OfferRow } from '#call-offs/offer-store.ts';
import { offerOf, orderOf, refuseProblems } from '#call-offs/order-values.ts';
import { findItem } from '#contracts/item-store.ts';
import { presentItem } from '#contracts/present.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** Data a cart shows besides its own values. */
const surroundings = async ({ db, today }: UserContext, item: OfferRow) => {
  const people = await listPeople(db, contractOf(item));
  const amounts = await findItem(db, [item.company_id], item.id);
  const limit = warningLimit(item, amounts ? presentItem(amounts) : null);
  return { item, people, limit, booked: await listBookedDays(db, item, today) };
};

const isAvailable = (people: readonly PersonRow[], userId: string) =>
  people.some(({ id, available }) => available && id === userId);

/** The person who orders is the contact on site by default (WIZ-25). */
const usualContact = (people: readonly PersonRow[], { caller }: UserContext) =>
  isAvailable(people, caller.userId) ? caller.userId : null;

export const openCart = handle(callOffs.openCart, async (context, { contract_item_id: itemId }) => {
  const { db, scope, caller, brand, now } = context;
  const item = requireOrderable(await findOffer(db, scope, itemId, brand));
  context.effectOn(item.company_id);
  const shown = await surroundings(context, item);
  const id = newId();
  const isOfStaff = caller.impersonator !== null;
  const values = await insertCart(db, {
    company_id: item.company_id,
    id,
    user_id: caller.userId,
    by_staff: isOfStaff,
    contract_item_id: item.id,
    opened_at: now.toISOString(),
    truck_type: item.truck_types[0]?.id ?? null, // the supplier's suggestion
    starts_time: DEFAULT_TIMES.start,
    ends_time: DEFAULT_TIMES.end,
    contact_user_id: usualContact(shown.people, context),
  });
  // Carts of staff who look as the person go with time; none of the person's own goes for them (D-03).
  if (!isOfStaff) await deleteOldestCarts(db, scope, caller.userId, MAX_CARTS);
  return presentCart({ ...shown, id, values, callOffId: null });
});

/** Its 24 hours count from here on, so that a cart filled in time does not end between two calls. */
export const fillCart = handle(callOffs.fillCart, async (context, input) => {
  const { db, scope, caller, brand, today, now } = context;
  const { call_off_cart_item_id: id, contract_item_id: itemId } = input;
  const found = await findOffer(db, scope, itemId, brand);
  if (found === undefined) throw new Refusal(404, 'item_not_found');
  const filled = filledOf(input);
  const cart = await lockCart(db, scope, caller, id);
  if (cart === undefined) return usedCart(context, id, filled, found);
  if (cart.contract_item_id !== found.id) throw new Refusal(404, 'cart_not_found');
  const item = requireOrderable(found);
  context.effectOn(item.company_id);
  const shown = await surroundings(context, item);
  // An expired cart is created again (D-34), so it has no contact yet.
  const isAnew = isExpired(cart, now);
  const contactId = isAnew ? usualContact(shown.people, context) : cart.contact_user_id;
  const values = { ...filled, contact_user_id: contactId };
  const problems = checkOrder(orderOf(values), offerOf(item, shown.people), today);
  const isOther = input.material !== item.material_number;
  refuseProblems([
    ...problems.filter(({ field }) => field !== 'contactId'), // follows with a call of its own (T-04)
    ...(isOther ? [{ field: 'material', code: 'choice' } as const] : []),
  ]);
  await updateCart(db, item.company_id, id, { ...values, opened_at: now.toISOString() });
  return presentCart({ ...shown, id, values, callOffId: null });
});

const filledOf = (input: InputOf<typeof callOffs.fillCart>) => ({
  incoterm: input.incoterm,
  truck_type: input.truck_type,
  quantity: String(input.amount),
  hourly_quantity: input.hourly_amount === null ? null : String(input.hourly_amount),
  starts_on: input.delivery_start_date,
  starts_time: input.delivery_start_time,
  ends_on: input.delivery_end_date,
  ends_time: input.delivery_end_time,
  ...storedTexts(input),
});

export const chooseContact = handle(callOffs.chooseContact, async (context, input) => {
  const { db, scope, caller, brand } = context;
  const { call_off_cart_item_id: id, contact_person_id: contactId } = input;
  const cart = await lockCart(db, scope, caller, id);
  if (cart === undefined) return usedCart(context, id, { contact_user_id: contactId });
  const item = requireOrderable(await findOffer(db, scope, cart.contract_item_id, brand));
  context.effectOn(item.company_id);
  const shown = await surroundings(context, item);
  if (!isAvailable(shown.people, contactId)) {
    refuseProblems([{ field: 'contactId', code: 'choice' }]);
  }
  const values = { ...cart, contact_user_id: contactId };
  await updateCart(db, item.company_id, id, { contact_user_id: contactId });
  return presentCart({ ...shown, id, values, callOffId: null });
});

/** A cart that was ordered names its call-off; values other than those ordered are refused (D-34). */
const usedCart = async (
  context: UserContext,
  id: string,
  change: Partial<CartValues>,
  named?: OfferRow,
) => {
  const { db, scope, caller, brand } = context;
  const made = await findCallOffOfCart(db, scope, caller.userId, id);
  if (made === undefined) throw new Refusal(404, 'cart_not_found');
  const { ordered, contract_item_id: itemId } = made;
  const item = named ?? (await findOffer(db, scope, itemId, brand));
  if (item?.id !== itemId) throw new Refusal(404, 'cart_not_found');
  const asOrdered = JSON.stringify(orderOf(ordered));
  const asSent = JSON.stringify(orderOf({ ...ordered, ...change }));
  if (asSent !== asOrdered) throw new Refusal(409, 'cart_used');
  context.effectOn(made.company_id);
  const shown = await surroundings(context, item);
  return presentCart({ ...shown, id, values: ordered, callOffId: made.id });
};
