import { create, openCart } from '@abrufbar/contract/call-offs.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { send } from '#core/api/client.ts';
import { callName, type OutboxEntry, type PlannedCall } from '#core/outbox/entry.ts';
import { keyOf } from '#core/outbox/key.ts';
import type { Answer } from '#core/outbox/machine.ts';

type OrderInput = { readonly call_off_cart_item_id: string; readonly contract_item_id: string };

/**
 * The cart of a waiting order is gone: newer ones have pushed it out (D-34). The binding call goes first, again
 * under its key; only when the server knows no order of this cart either, the same order begins with a new cart.
 */
export const renewCart = async (entry: OutboxEntry): Promise<Answer> => {
  const input = entry.calls[0]?.input;
  const { call_off_cart_item_id, contract_item_id } = input as OrderInput; // as the wizard has planned it
  const last = entry.calls.length - 1;
  try {
    const key = keyOf(entry.key, callName(entry, last));
    const output = await send(create, { call_off_cart_item_id }, { key, quiet: 'all' });
    return { type: 'done', output }; // ordered before: the calls that follow get the same answer
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
  const key = keyOf(entry.key, openCart.name);
  const { id } = await send(openCart, { contract_item_id }, { key, quiet: 'all' });
  return { type: 'renewed', calls: entry.calls.map((planned) => withCart(planned, id)) };
};

const withCart = ({ call, input }: PlannedCall, id: string): PlannedCall => ({
  call,
  input: { ...(input as OrderInput), call_off_cart_item_id: id }, // every call of an order names its cart
});
