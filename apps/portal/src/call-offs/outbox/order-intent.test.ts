import assert from 'node:assert/strict';
import test from 'node:test';
import { orderIntent, restoreOrder, storeOrder } from '#call-offs/outbox/order-intent.ts';

const about = {
  contractId: 'contract',
  contractItemId: 'item',
  materialName: 'Asphalttragschicht AC 22 T S',
  materialNumber: '102244',
  materialCategory: 2,
  unit: 't',
  order: {
    incoterm: 'frei',
    truckType: 'sattel',
    quantity: 240,
    hourly: null,
    component: '',
    note: '  Zufahrt West ',
    startsOn: '2026-11-21',
    startsTime: '22:00',
    endsOn: '2026-11-22',
    endsTime: '06:00',
    contactId: 'person',
  },
};

test('WIZ-18 T-04 API-71 API-72 API-73 an order is three calls over one cart, only the last one binding', () => {
  const intent = orderIntent({ cartId: 'cart', companyNumber: '104233', about });
  assert.deepEqual(intent?.calls, [
    {
      call: 'callOffs.fillCart',
      input: {
        call_off_cart_item_id: 'cart',
        contract_item_id: 'item',
        material: '102244',
        incoterm: 'frei',
        truck_type: 'sattel',
        amount: 240,
        hourly_amount: null,
        delivery_start_date: '2026-11-21',
        delivery_start_time: '22:00',
        delivery_end_date: '2026-11-22',
        delivery_end_time: '06:00',
        component: null,
        note: 'Zufahrt West',
      },
    },
    {
      call: 'callOffs.chooseContact',
      input: { call_off_cart_item_id: 'cart', contact_person_id: 'person' },
    },
    { call: 'callOffs.create', input: { call_off_cart_item_id: 'cart' } },
  ]);
  assert.equal(intent?.replaces, undefined);
});

test('T-42 without an hourly quantity it is complete, without anything else it is not', () => {
  for (const field of ['incoterm', 'truckType', 'quantity', 'startsOn', 'endsTime', 'contactId']) {
    const order = { ...about.order, [field]: null };
    assert.equal(
      orderIntent({ cartId: 'c', companyNumber: '1', about: { ...about, order } }),
      null,
    );
  }
});

test('an order that was edited takes the place of the one on the phone', () => {
  const intent = orderIntent({ cartId: 'c', companyNumber: '1', about, replaces: 'old' });
  assert.equal(intent?.replaces, 'old');
});

test('an order on the phone keeps the stored name of its hourly quantity', () => {
  const order = restoreOrder({ ...about.order, hourly: 30 });
  assert.equal(order.hourlyQuantity, 30);
  assert.deepEqual(storeOrder(order), { ...about.order, hourly: 30 });
});
