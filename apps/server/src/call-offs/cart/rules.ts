import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import type { OfferRow } from '#call-offs/offer-store.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** D-34. */
export const CART_LIFETIME_MS = 24 * 3_600_000;
export const MAX_CARTS = 20;

export const isExpired = (cart: { readonly opened_at: string }, now: Date): boolean =>
  now.getTime() - Date.parse(cart.opened_at) >= CART_LIFETIME_MS;

export const contractOf = ({ company_id, contract_id }: OfferRow) => ({
  companyId: company_id,
  contractId: contract_id,
});

/** The item if it can be ordered against: contract open, item not cancelled (STA-14, D-43). */
export const requireOrderable = (item: OfferRow | undefined): OfferRow => {
  if (item === undefined) throw new Refusal(404, 'item_not_found');
  if (!isOpen(item.contract_status)) throw new Refusal(409, 'contract_closed');
  if (item.cancelled) throw new Refusal(409, 'item_cancelled');
  return item;
};
