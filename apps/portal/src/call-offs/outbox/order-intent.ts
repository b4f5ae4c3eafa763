import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import type { Order } from '@abrufbar/domain/call-offs/order.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { planCall, type Intent, type OutboxEntry, type OutboxKind } from '#core/outbox/outbox.ts';
import { href } from '#core/navigation/paths.ts';

/** Data of an unsent order for its card and for opening the wizard again. */
export type OrderAbout = {
  readonly contractId: string;
  readonly contractItemId: string;
  readonly materialName: string;
  readonly materialNumber: string;
  readonly materialCategory: number;
  readonly unit: string;
  readonly order: StoredOrder;
};

/** Orders that wait on phones keep this name; the domain calls it `hourlyQuantity`. */
type StoredOrder = Omit<Order, 'hourlyQuantity'> & { readonly hourly: number | null };

export const storeOrder = ({ hourlyQuantity, ...order }: Order): StoredOrder => ({
  ...order,
  hourly: hourlyQuantity,
});

export const restoreOrder = ({ hourly, ...order }: StoredOrder): Order => ({
  ...order,
  hourlyQuantity: hourly,
});

/** Orders in the outbox (D-62). */
export const ORDER: OutboxKind<OrderAbout> = { name: 'call-off' };

/** Reads whose result changes when an order is sent: call-offs, and sites by their latest activity. */
export const SHOWS_ORDERS = [callOffs.list, contracts.list, contracts.recent] as const;

/** An order whose required values are all present. */
type Complete = {
  readonly [Field in keyof Order]: Field extends 'hourlyQuantity'
    ? Order[Field]
    : NonNullable<Order[Field]>;
};
const isComplete = (order: Order): order is Complete =>
  Object.entries(order).every(([field, value]) => field === 'hourlyQuantity' || value !== null);

type OrderIntent = {
  readonly cartId: string;
  readonly companyNumber: string;
  readonly about: OrderAbout;
  /** Key of the edited outbox entry. */
  readonly replaces?: string | undefined;
};

/**
 * The three calls of an order: fill the cart, set the contact person, submit; only the third is binding
 * (WIZ-18, T-04). Null while a value is missing.
 */
export const orderIntent = (intent: OrderIntent): Intent<OrderAbout> | null => {
  const { cartId, companyNumber, about, replaces } = intent;
  const order = restoreOrder(about.order);
  if (!isComplete(order)) return null;
  const cart = { call_off_cart_item_id: cartId };
  return {
    kind: ORDER,
    companyNumber,
    about,
    calls: [
      planCall(callOffs.fillCart, {
        ...cart,
        contract_item_id: about.contractItemId,
        material: about.materialNumber,
        incoterm: order.incoterm,
        truck_type: order.truckType,
        amount: order.quantity,
        hourly_amount: order.hourlyQuantity,
        delivery_start_date: order.startsOn,
        delivery_start_time: order.startsTime,
        delivery_end_date: order.endsOn,
        delivery_end_time: order.endsTime,
        ...storedTexts(order),
      }),
      planCall(callOffs.chooseContact, { ...cart, contact_person_id: order.contactId }),
      planCall(callOffs.create, cart),
    ],
    refreshes: SHOWS_ORDERS,
    ...(replaces !== undefined && { replaces }),
  };
};

/** Address of the wizard filled with an unsent or refused order. */
export const editHref = ({ key, about }: OutboxEntry<OrderAbout>): string =>
  href('calloff-creation', { id: about.contractItemId }, { entry: key });
