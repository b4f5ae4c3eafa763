import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { checkOrder, missingFields, type Offer, type Order } from '#call-offs/order.ts';

const TODAY = '2026-11-20';
const OFFER: Offer = {
  incoterms: ['free', 'works'],
  truckTypes: ['tipper', 'semi'],
  contactIds: ['anna', 'ben'],
  nightShift: false,
  noteMax: 255,
};
const ORDER: Order = {
  incoterm: 'free',
  truckType: 'tipper',
  quantity: 30,
  hourlyQuantity: null,
  component: '',
  note: '',
  startsOn: '2026-11-23',
  startsTime: '07:00',
  endsOn: '2026-11-23',
  endsTime: '15:00',
  contactId: 'anna',
};
const EMPTY: Order = {
  incoterm: null,
  truckType: null,
  quantity: null,
  hourlyQuantity: null,
  component: '',
  note: '',
  startsOn: null,
  startsTime: null,
  endsOn: null,
  endsTime: null,
  contactId: null,
};
const problems = (change: Partial<Order>, offer: Partial<Offer> = {}) =>
  checkOrder({ ...ORDER, ...change }, { ...OFFER, ...offer }, TODAY)
    .map(({ field, code }) => `${field} ${code}`)
    .join();

/** Sentences of the specification with an order that holds them and, where there is one, an order that does not. */
type Row = [sentence: string, change: Partial<Order>, found: string, offer?: Partial<Offer>];
const checkRows = (rows: readonly Row[]) => {
  for (const [sentence, change, found, offer] of rows) {
    assert.equal(problems(change, offer), found, sentence);
  }
};

test('VAL-32 VAL-35 VAL-38 VAL-39 quantities of an order', () => {
  checkRows([
    ['a complete order', {}, ''],
    ['whole numbers only', { quantity: 30.5 }, 'quantity whole_number'],
    ['quantity minimum 1', { quantity: 1 }, ''],
    ['quantity minimum 1', { quantity: 0 }, 'quantity whole_number'],
    ['at most 99,999 t (D-39)', { quantity: 99_999 }, ''],
    ['at most 99,999 t (D-39)', { quantity: 100_000 }, 'quantity too_large'],
    ['hourly quantity is optional (T-42)', { hourlyQuantity: null }, ''],
    ['hourly quantity at least 1', { hourlyQuantity: 1 }, ''],
    ['hourly quantity at least 1', { hourlyQuantity: 0 }, 'hourlyQuantity hourly'],
    ['not above the total quantity', { hourlyQuantity: 30 }, ''],
    ['not above the total quantity', { hourlyQuantity: 31 }, 'hourlyQuantity hourly'],
    ['whole tonnes per hour', { hourlyQuantity: 7.5 }, 'hourlyQuantity hourly'],
    [
      'both wrong',
      { quantity: 0, hourlyQuantity: 0 },
      'quantity whole_number,hourlyQuantity hourly',
    ],
  ]);
});

test('VAL-41 the note of an order', () => {
  checkRows([
    ['default maximum 255', { note: 'x'.repeat(255) }, ''],
    ['default maximum 255', { note: 'x'.repeat(256) }, 'note too_long'],
    ['maximum is max_note_length', { note: 'x'.repeat(400) }, '', { noteMax: 400 }],
    ['maximum is max_note_length', { note: 'x'.repeat(11) }, 'note too_long', { noteMax: 10 }],
    ['letters, not code units', { note: '🚚'.repeat(255) }, ''],
    ['letters, not code units', { note: '🚚'.repeat(256) }, 'note too_long'],
    ['letters as they are stored', { note: 'u\u0308'.repeat(255) }, ''],
  ]);
});

test('VAL-43 VAL-46 VAL-47 VAL-48 dates of an order', () => {
  const night = { nightShift: true };
  const nextDay = { endsOn: '2026-11-24' };
  const dayBefore = { endsOn: '2026-11-22' };
  checkRows([
    ['earliest selectable is today', { startsOn: TODAY, endsOn: TODAY }, ''],
    [
      'earliest selectable is today',
      { startsOn: '2026-11-19', endsOn: '2026-11-19' },
      'startsOn past',
    ],
    ['end not before start', dayBefore, 'endsOn end_before_start'],
    ['end not before start', dayBefore, 'endsOn end_before_start', night],
    ['with night_shift the end may be the start date', {}, '', night],
    ['with night_shift the end may be the next day', nextDay, '', night],
    ['no later', { endsOn: '2026-11-25' }, 'endsOn night', night],
    ['without, the end equals the start', {}, ''],
    ['without, the end equals the start', nextDay, 'endsOn same_day'],
    [
      'latest start two years ahead (D-38)',
      { startsOn: '2028-11-21', endsOn: '2028-11-21' },
      'startsOn too_far',
    ],
  ]);
});

test('VAL-50 VAL-54 VAL-56 times of an order', () => {
  checkRows([
    ['5-minute precision', { startsTime: '06:55', endsTime: '23:55' }, ''],
    ['5-minute precision', { startsTime: '06:57' }, 'startsTime five_minutes'],
    ['5-minute precision', { endsTime: '15:59' }, 'endsTime five_minutes'],
    ['end time not before the start time', { endsTime: '06:55' }, 'endsTime end_before_start'],
    ['and is set to it (T-50)', { endsTime: '07:00' }, ''],
    [
      'when start and end dates are equal',
      { startsTime: '22:00', endsTime: '06:00', endsOn: '2026-11-24' },
      '',
      { nightShift: true },
    ],
    ['times are required (D-37)', { startsTime: null }, 'startsTime required'],
    ['times are required (D-37)', { endsTime: null }, 'endsTime required'],
  ]);
});

test('WIZ-17 choices of an order are among those offered, the contact person too (D-35)', () => {
  checkRows([
    ['incoterm', { incoterm: 'works' }, ''],
    ['incoterm', { incoterm: 'other' }, 'incoterm choice'],
    ['incoterm', { incoterm: null }, 'incoterm required'],
    ['incoterm', { incoterm: 'free' }, 'incoterm choice', { incoterms: [] }],
    ['vehicle type', { truckType: 'semi' }, ''],
    ['vehicle type', { truckType: 'free' }, 'truckType choice'],
    ['vehicle type', { truckType: '' }, 'truckType required'],
    ['step 2 next requires a contact person', { contactId: 'ben' }, ''],
    ['step 2 next requires a contact person', { contactId: null }, 'contactId required'],
    ['only available persons (D-16)', { contactId: 'carl' }, 'contactId choice'],
  ]);
});

test('problems come in the order of the form, one a field', () => {
  assert.deepEqual(
    checkOrder({ ...EMPTY, hourlyQuantity: 0, note: 'x'.repeat(256) }, OFFER, TODAY).map(
      ({ field }) => field,
    ),
    [
      'incoterm',
      'truckType',
      'quantity',
      'hourlyQuantity',
      'startsOn',
      'startsTime',
      'endsOn',
      'endsTime',
      'note',
      'contactId',
    ],
  );
});

test('WIZ-16 VAL-55 VAL-56 step 1 needs incoterm, vehicle, quantity, dates and times (D-37)', () => {
  const needed = [
    'incoterm',
    'truckType',
    'quantity',
    'startsOn',
    'startsTime',
    'endsOn',
    'endsTime',
  ];
  assert.deepEqual(missingFields(EMPTY), needed);
  assert.deepEqual(
    missingFields({ ...ORDER, contactId: null, hourlyQuantity: null, note: '' }),
    [],
  );
  const filled = Object.entries(ORDER);
  for (const field of needed) {
    const order = { ...ORDER, [field]: null };
    assert.deepEqual(missingFields(order), [field]);
    // every other combination of filled and empty fields names exactly the empty ones
    const only = { ...EMPTY, ...Object.fromEntries(filled.filter(([key]) => key === field)) };
    assert.deepEqual(
      missingFields(only),
      needed.filter((other) => other !== field),
    );
  }
  assert.deepEqual(missingFields({ ...ORDER, incoterm: '', startsOn: '' }), [
    'incoterm',
    'startsOn',
  ]);
});

const nothingOr = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '2026-11-23',
    '2026-11-24',
    '07:00',
    '07:03',
    '99:99',
    '0000-00-00',
    '9999-12-31',
  ),
);
const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -2, max: 100_001 }));
const anyOrder: fc.Arbitrary<Order> = fc.record({
  incoterm: nothingOr(anyText),
  truckType: nothingOr(anyText),
  quantity: nothingOr(anyNumber),
  hourlyQuantity: nothingOr(anyNumber),
  component: anyText,
  note: anyText,
  startsOn: nothingOr(anyText),
  startsTime: nothingOr(anyText),
  endsOn: nothingOr(anyText),
  endsTime: nothingOr(anyText),
  contactId: nothingOr(anyText),
});

test('no input makes the check throw, and every field missing in step 1 is a problem of the order too', () => {
  fc.assert(
    fc.property(anyOrder, fc.boolean(), anyText, (order, nightShift, today) => {
      const found = checkOrder(order, { ...OFFER, nightShift }, today).map(({ field }) => field);
      assert.equal(new Set(found).size, found.length);
      for (const field of missingFields(order)) assert.ok(found.includes(field), field);
    }),
    { numRuns: 2000 },
  );
});
