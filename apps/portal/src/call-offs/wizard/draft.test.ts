import assert from 'node:assert/strict';
import test from 'node:test';
import type { Order } from '@abrufbar/domain/call-offs/order.ts';
import {
  afterMove,
  atStep,
  draftOf,
  newDraft,
  offerOf,
  onDay,
  openOf,
  withChoice,
  type Cart,
} from '#call-offs/wizard/draft.ts';

const TODAY = '2026-11-20';
const person = (id: string) => ({
  id,
  first_name: 'Murat',
  last_name: 'Demir',
  phone_country: null,
  phone_number: null,
  mobile_country: null,
  mobile_number: null,
  email: 'm@example.de',
});
const CART: Cart = {
  id: 'cart',
  contract_item_id: 'item',
  material_number: '102244',
  available_incoterms: [
    { id: 'frei', title: 'frei Baustelle' },
    { id: 'werk', title: 'ab Werk' },
  ],
  incoterm: null,
  truck_type_options: [
    { id: 'sattel', title: 'Sattelkipper' },
    { id: 'vierachser', title: 'Vierachser' },
  ],
  truck_type: { id: 'sattel', title: 'Sattelkipper' },
  cart_item_quantity_raw: null,
  cart_item_quantity_unit: 't',
  cart_item_quantity: null,
  amount_warning_limit_raw: 500,
  limits: {
    warn_above_raw: null,
    max_per_call_off_raw: null,
    per_day_raw: null,
    lead_hours: null,
    note: null,
    booked_days: [],
  },
  hourly_amount_raw: null,
  hourly_amount: null,
  component: null,
  note: null,
  night_shift: false,
  date_start: null,
  date_start_pretty: null,
  date_start_time: '07:00',
  date_end: null,
  date_end_pretty: null,
  date_end_time: '15:00',
  available_contact_persons: [person('a'), person('b')],
  contact_person: person('a'),
  call_off_id: null,
};
const OFFER = offerOf(CART, undefined);
const FULL: Order = {
  incoterm: 'frei',
  truckType: 'sattel',
  quantity: 240,
  hourlyQuantity: null,
  component: '',
  note: '',
  startsOn: '2026-11-21',
  startsTime: '07:00',
  endsOn: '2026-11-21',
  endsTime: '15:00',
  contactId: 'a',
};
const full = withChoice(newDraft(CART, 'a'), FULL);

test('WIZ-25 VAL-52 VAL-53 a draft begins with what the cart suggests and the user as contact', () => {
  const { order, step } = newDraft(CART, 'b');
  assert.equal(step, 1);
  assert.deepEqual(order, {
    ...FULL,
    incoterm: null,
    quantity: null,
    startsOn: null,
    endsOn: null,
    contactId: 'b',
  });
  assert.equal(newDraft(CART, 'stranger').order.contactId, 'a', 'what the server has chosen');
  const nobody = { ...CART, contact_person: null };
  assert.equal(newDraft(nobody, 'stranger').order.contactId, null);
});

test('one delivery term needs no choice', () => {
  const [only] = CART.available_incoterms;
  const cart = { ...CART, available_incoterms: only ? [only] : [] };
  assert.equal(newDraft(cart, 'a').order.incoterm, 'frei');
});

test('VAL-41 the length of a note comes from the configuration, 255 without one', () => {
  assert.equal(offerOf(CART, 120).noteMax, 120);
  assert.equal(offerOf(CART, undefined).noteMax, 255);
});

test('WIZ-16 WIZ-17 VAL-55 VAL-56 each step says what it still needs', () => {
  const cases: [step: 1 | 2 | 3, empty: Partial<Order>, missing: string[]][] = [
    [1, {}, []],
    [1, { contactId: null }, []],
    [1, { incoterm: null, truckType: null }, ['incoterm', 'truckType']],
    [1, { quantity: null }, ['quantity']],
    [1, { startsOn: null, endsOn: null }, ['startsOn']],
    [1, { endsOn: null }, ['endsOn']],
    [1, { startsTime: null, endsTime: null }, ['startsTime', 'endsTime']],
    [2, {}, []],
    [2, { contactId: null }, ['contactId']],
    [3, { quantity: null, contactId: null }, ['quantity', 'contactId']],
  ];
  for (const [step, empty, missing] of cases) {
    const open = openOf(atStep(withChoice(full, empty), step), OFFER, TODAY);
    assert.deepEqual(open.missing, missing);
    assert.equal(open.isWrong, missing.length > 0);
  }
});

test('T-42 D-39 a value that breaks a rule keeps the step closed although nothing is missing', () => {
  for (const wrong of [{ quantity: 100_000 }, { hourlyQuantity: 241 }, { note: 'x'.repeat(256) }]) {
    const open = openOf(withChoice(full, wrong), OFFER, TODAY);
    assert.deepEqual(open, { missing: [], isWrong: true });
  }
});

test('T-11 VAL-49 midnight clears a start that is over and leads back to where it is chosen', () => {
  const onSlip = atStep(full, 3);
  assert.equal(onDay(onSlip, '2026-11-21'), onSlip, 'today stays valid all day');
  const after = onDay(onSlip, '2026-11-22');
  assert.equal(after.step, 1);
  assert.equal(after.adjusted, 'start_past');
  assert.deepEqual([after.order.startsOn, after.order.endsOn], [null, null]);
  assert.equal(after.order.quantity, 240);
});

test('a notice goes with the next choice and with the step', () => {
  const moved = afterMove(full, { order: FULL, adjusted: 'end_moved' });
  assert.equal(moved.adjusted, 'end_moved');
  assert.equal(withChoice(moved, { note: 'x' }).adjusted, null);
  assert.equal(atStep(moved, 2).adjusted, null);
});

test('an order opened again keeps what may still be chosen', () => {
  const kept = draftOf(FULL, OFFER, TODAY);
  assert.deepEqual([kept.order, kept.step, kept.adjusted], [FULL, 1, null]);
  const gone = {
    ...FULL,
    incoterm: 'post',
    truckType: 'esel',
    contactId: 'z',
    startsOn: '2026-11-19',
  };
  const { order, adjusted } = draftOf(gone, OFFER, TODAY);
  assert.deepEqual(
    [order.incoterm, order.truckType, order.contactId, order.startsOn],
    [null, null, null, null],
  );
  assert.equal(adjusted, 'start_past');
});

test('D-70 an order stored before the Bauteil existed opens with an empty one', () => {
  const { component: _, ...stored } = FULL;
  const old: Order = JSON.parse(JSON.stringify(stored)); // as a phone reads it
  assert.equal(draftOf(old, OFFER, TODAY).order.component, '');
});
