import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { checkOrder } from '@abrufbar/domain/call-offs/order.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { contractOf, isExpired, requireOrderable } from '#call-offs/cart/rules.ts';
import { deleteCart, findCallOffOfCart, lockCart } from '#call-offs/cart/store.ts';
import { listPeople } from '#call-offs/contact-store.ts';
import { lockOffer } from '#call-offs/offer-store.ts';
import { offerOf, orderedOf, orderOf, refuseProblems } from '#call-offs/order-values.ts';
import { recordStep } from '#call-offs/record-step.ts';
import { auditedRow, insertCallOff } from '#call-offs/store.ts';
import { handle } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import { Refusal } from '#core/calls/refusal.ts';

const { bindingRequest } = CALL_OFF_STATUS;

/**
 * Checks the whole cart again while contract, item and cart are locked (D-35, T-04). The cart is deleted in
 * the transaction of its call-off, so a later request finds the call-off instead of the cart (D-34).
 */
export const create = handle(
  callOffs.create,
  async (context, { call_off_cart_item_id: cartId }) => {
    const { db, scope, caller, brand, today, now } = context;
    const { userId } = caller;
    const cart = await lockCart(db, scope, caller, cartId);
    if (cart === undefined) {
      const made = await findCallOffOfCart(db, scope, userId, cartId);
      if (made === undefined) throw new Refusal(404, 'cart_not_found');
      context.effectOn(made.company_id);
      return { id: made.id, status: bindingRequest };
    }
    if (isExpired(cart, now)) throw new Refusal(409, 'cart_expired');
    // The history stores the values too: a repeat of the three calls is compared with them.
    const { company_id, id: _, contract_item_id: itemId, opened_at: __, ...values } = cart;
    const item = requireOrderable(await lockOffer(db, [company_id], itemId, brand));
    context.effectOn(company_id);
    const people = await listPeople(db, contractOf(item));
    refuseProblems(checkOrder(orderOf(values), offerOf(item, people), today));
    const callOff = { company_id, id: newId(), contract_id: item.contract_id };
    const reference = await insertCallOff(db, {
      ...callOff,
      ...orderedOf(values, item),
      cart_id: cartId,
      status: bindingRequest,
      created_by: userId,
      created_at: now.toISOString(),
    });
    const { supplier_id } = item;
    context.effectOn(company_id, auditedRow({ ...callOff, supplier_id, number: null, reference }));
    await deleteCart(db, company_id, cartId);
    await recordStep(
      db,
      context,
      { ...callOff, supplier_id },
      {
        version: 1,
        action: 'create',
        from: null,
        to: bindingRequest,
        newValues: values,
        by: { userId },
      },
    );
    return { id: callOff.id, status: bindingRequest };
  },
);
