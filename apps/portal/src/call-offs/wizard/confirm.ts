import type { Order } from '@abrufbar/domain/call-offs/order.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { useRef, useState } from 'react';
import { orderIntent, storeOrder, SHOWS_ORDERS } from '#call-offs/outbox/order-intent.ts';
import type { Cart, Item } from '#call-offs/wizard/draft.ts';
import { submit, type OutboxRefusal } from '#core/outbox/outbox.ts';

/** State of sending the order. */
type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly refusal: OutboxRefusal }
  | { readonly kind: 'done'; readonly outcome: 'sent' | 'queued' | 'queued_online' };

type ConfirmOptions = {
  readonly item: Item;
  readonly cart: Cart;
  readonly companyNumber: string;
  readonly replaces: string | undefined;
};

/**
 * Hands the order to the outbox, which sends the three calls (WIZ-18). A refusal changes nothing;
 * the next attempt is a new intent with the same cart, which can become only one call-off (D-34). A failure
 * reaches the caller too (WIZ-24).
 */
export const useConfirm = ({ item, cart, companyNumber, replaces }: ConfirmOptions) => {
  const [state, setState] = useState<Sending>({ kind: 'idle' });
  const isBusy = useRef(false); // two taps may come before the next render
  const confirm = async (order: Order): Promise<void> => {
    const about = {
      contractId: item.contract_id,
      contractItemId: item.contract_item_id,
      materialName: item.material_designation,
      materialNumber: cart.material_number,
      materialCategory: item.material_category,
      unit: item.quantity_unit,
      order: storeOrder(order),
    };
    const intent = orderIntent({ cartId: cart.id, companyNumber, about, replaces });
    if (intent === null || isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'sending' });
    const submission = await submit(intent);
    isBusy.current = false;
    switch (submission.outcome) {
      case 'sent':
        void refresh(...SHOWS_ORDERS); // the outbox does it for what is sent later
        return setState({ kind: 'done', outcome: 'sent' });
      case 'queued':
        return setState({
          kind: 'done',
          outcome: submission.isOnline ? 'queued_online' : 'queued',
        });
      case 'refused':
        setState({ kind: 'refused', refusal: submission.refusal });
        throw new Error(`refused with ${submission.refusal.status}`);
      case 'failed': // a popup has reported it (T-14)
        setState({ kind: 'idle' });
        throw new Error('neither sent nor stored');
    }
  };
  /** Clears a refusal after the user has changed something. */
  const reset = () => setState((now) => (now.kind === 'refused' ? { kind: 'idle' } : now));
  return { state, confirm, reset };
};
