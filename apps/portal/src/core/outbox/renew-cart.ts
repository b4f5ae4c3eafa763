import { openCart } from '@abrufbar/contract/call-offs.ts';
import { callName, mayRenew, type OutboxEntry, type PlannedCall } from '#core/outbox/entry.ts';
import type { Answer } from '#core/outbox/machine.ts';

/** A call outside the plan of an entry, and the name its key is derived from. */
export type RenewingCall = { readonly planned: PlannedCall; readonly name: string };

/** Whether the first call of an order has not found its cart; an entry of a single call has none. */
export const isCartGone = (entry: OutboxEntry, at: number, answer: Answer): boolean =>
  at === 0 &&
  entry.calls.length > 1 &&
  mayRenew(entry) &&
  answer.type === 'refused' &&
  answer.refusal.status === 404;

/**
 * The cart of a waiting order is gone: newer ones have pushed it out (D-34). The binding call goes first, again
 * under its key; only when the server knows no order of this cart either, the same order begins with a new cart.
 * Pure: it yields the calls, gets their answers and returns that of the call that failed.
 */
export function* renewCart(entry: OutboxEntry): Generator<RenewingCall, Answer, Answer> {
  const last = entry.calls.length - 1;
  const [first, binding] = [entry.calls[0], entry.calls[last]];
  if (!first || !binding) throw new RangeError('an order without calls');
  const ordered = yield { planned: binding, name: callName(entry, last) };
  // Ordered before: the calls that follow would get the same answer.
  if (ordered.type !== 'refused' || ordered.refusal.status !== 404) return ordered;
  const { contract_item_id } = first.input as OrderInput; // as the wizard has planned it
  const opened = yield {
    planned: { call: openCart.name, input: { contract_item_id } },
    name: openCart.name,
  };
  if (opened.type !== 'done') return opened;
  const { id } = opened.output as { readonly id: string }; // the answer of that call
  return { type: 'renewed', calls: entry.calls.map((planned) => withCart(planned, id)) };
}

type OrderInput = { readonly call_off_cart_item_id: string; readonly contract_item_id: string };

const withCart = ({ call, input }: PlannedCall, id: string): PlannedCall => ({
  call,
  input: { ...(input as OrderInput), call_off_cart_item_id: id }, // every call of an order names its cart
});
