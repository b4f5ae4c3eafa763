/** Construction sites for `npm run prove`, people who order there and what they send. */
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { typedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import type { Order } from '@abrufbar/domain/call-offs/order.ts';
import { buildCallOff } from '../../apps/server/src/call-offs/build.ts';
import { buildCompany, buildSupplier, buildUser } from '../../apps/server/src/companies/build.ts';
import { buildContract, buildItem, buildOffer } from '../../apps/server/src/contracts/build.ts';
import { enter, inTransaction, type Pool } from '../../apps/server/src/core/database/database.ts';
import { buildDelivery } from '../../apps/server/src/deliveries/build.ts';
import { buildToken } from '../../apps/server/src/session/build.ts';
import type { Task } from './process-messages.ts';

const TONNES = 80;
const inDays = (count: number): string => addDays(berlinDay(new Date()), count);

/** A company with a contract, an item that can be ordered, and so many people who may order it. */
export const buildProveSite = (owner: Pool, people: number) =>
  inTransaction(owner, {}, async (db) => {
    const supplier = await buildSupplier(db);
    const company = await buildCompany(db);
    await enter(db, { companies: [company.id] });
    const contract = await buildContract(db, { company, supplier });
    await buildOffer(db, supplier);
    const item = await buildItem(db, { contract, target_quantity: '100000.000' });
    const buyers: { id: string; token: string }[] = [];
    for (let at = 0; at < people; at += 1) {
      const buyer = await buildUser(db, { companies: [company], role: 'besteller' });
      buyers.push({ id: buyer.id, token: await buildToken(db, buyer) });
    }
    return { supplier, company, contract, item, buyers };
  });
export type ProveSite = Awaited<ReturnType<typeof buildProveSite>>;
export type Buyer = ProveSite['buyers'][number];

/** The client of somebody, straight to the server. */
export const clientOf = (address: string, { token }: Buyer) =>
  createClient({ base: address, fetch, token: () => token });

/** An order for tomorrow; the note is the mark that finds it in the database. */
const orderOf = (buyer: Buyer, mark: string): Order => ({
  incoterm: 'frei',
  truckType: 'sattel',
  quantity: TONNES,
  hourlyQuantity: null,
  ...typedTexts({ note: mark }),
  startsOn: inDays(1),
  startsTime: '07:00',
  endsOn: inDays(1),
  endsTime: '15:00',
  contactId: buyer.id,
});

/** The wizard, opened and filled: what its button sends. */
export const openOrder = async (
  address: string,
  site: ProveSite,
  buyer: Buyer,
  mark: string,
): Promise<Extract<Task, { kind: 'order' }>> => {
  const { item, contract } = site;
  const input = { contract_item_id: item.id };
  const { id: cartId } = await clientOf(address, buyer).send(callOffs.openCart, input);
  const order = orderOf(buyer, mark);
  return { kind: 'order', mark, cartId, contractId: contract.id, itemId: item.id, order };
};

/** So many call-offs of a site that the plant has confirmed. */
export const buildConfirmed = (
  owner: Pool,
  { company, supplier, item, buyers: [buyer] }: ProveSite,
  count: number,
) =>
  inTransaction(owner, { companies: [company.id] }, async (db) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const made = { item, supplier, starts_on: inDays(3), created_by: buyer?.id ?? null };
      ids.push((await buildCallOff(db, made)).id);
    }
    return ids;
  });

/** So many deliveries of a site that nobody has confirmed yet. */
export const buildLoads = (owner: Pool, { company, contract }: ProveSite, count: number) =>
  inTransaction(owner, { companies: [company.id] }, async (db) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const weighed_at = new Date(Date.now() - (at + 5) * 60_000);
      ids.push((await buildDelivery(db, { contract, weighed_at })).id);
    }
    return ids;
  });

/** The form of a change, opened and filled with one tonne more. */
export const openChange = async (
  address: string,
  buyer: Buyer,
  id: string,
): Promise<Extract<Task, { kind: 'change' }>> => {
  const callOff = await clientOf(address, buyer).send(callOffs.detail, { id });
  const requested = {
    quantity: callOff.target_quantity.raw + 1,
    startsOn: callOff.delivery_start_date,
    startsTime: callOff.delivery_start_time,
    endsOn: callOff.delivery_end_date,
    endsTime: callOff.delivery_end_time,
    ...typedTexts({}),
    contactId: callOff.contact_person?.id ?? null,
  };
  return { kind: 'change', mark: id, callOff, requested };
};

/** The first call of the wizard. */
export const orderInput = ({
  cartId,
  itemId,
  order,
}: Extract<Task, { kind: 'order' }>): InputOf<typeof callOffs.fillCart> => ({
  call_off_cart_item_id: cartId,
  contract_item_id: itemId,
  material: '102244',
  incoterm: order.incoterm ?? '',
  truck_type: order.truckType ?? '',
  amount: order.quantity ?? 0,
  hourly_amount: order.hourlyQuantity,
  delivery_start_date: order.startsOn ?? '',
  delivery_start_time: order.startsTime ?? '',
  delivery_end_date: order.endsOn ?? '',
  delivery_end_time: order.endsTime ?? '',
  note: order.note,
});

/** The call of the change form. */
export const changeInput = ({
  mark,
  requested,
}: Extract<Task, { kind: 'change' }>): InputOf<typeof callOffs.requestChange> => ({
  call_off_id: mark,
  amount: requested.quantity ?? 0,
  delivery_start_date: requested.startsOn ?? '',
  delivery_start_time: requested.startsTime ?? '',
  delivery_end_date: requested.endsOn ?? '',
  delivery_end_time: requested.endsTime ?? '',
  customer_note: null,
  contact_person: requested.contactId,
});
