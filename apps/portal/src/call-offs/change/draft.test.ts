import assert from 'node:assert/strict';
import test from 'node:test';
import { inputOf } from '#call-offs/change/draft.ts';

const REQUESTED = {
  quantity: 260,
  startsOn: '2026-11-25',
  startsTime: '06:30',
  endsOn: '2026-11-26',
  endsTime: '02:00',
  component: '',
  note: ' Zwei Wagen zusammen. ',
  contactId: 'b',
};

test('API-69 a change becomes the fields of its call, without a note when none was entered', () => {
  const fields = {
    call_off_id: 'c1',
    amount: 260,
    delivery_start_date: '2026-11-25',
    delivery_start_time: '06:30',
    delivery_end_date: '2026-11-26',
    delivery_end_time: '02:00',
    component: null,
    customer_note: 'Zwei Wagen zusammen.',
    contact_person: 'b',
  };
  assert.deepEqual(inputOf('c1', REQUESTED), fields);
  assert.deepEqual(inputOf('c1', { ...REQUESTED, note: ' ' }), { ...fields, customer_note: null });
});

test('CHG-17 with an empty field there is nothing to send', () => {
  for (const field of ['quantity', 'startsOn', 'startsTime', 'endsOn', 'endsTime']) {
    assert.equal(inputOf('c1', { ...REQUESTED, [field]: null }), null, field);
  }
});
