import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { changedFields, checkChange, type RequestedValues } from '#call-offs/change.ts';

const TODAY = '2026-11-20';
const BEFORE: RequestedValues = {
  quantity: 240,
  startsOn: '2026-11-23',
  startsTime: '07:00',
  endsOn: '2026-11-23',
  endsTime: '15:00',
  component: '',
  note: '',
  contactId: 'anna',
};
const OFFER = { contactIds: ['anna', 'ben'], nightShift: false, noteMax: 255, delivered: 0 };

const problems = (
  requested: Partial<RequestedValues>,
  before: Partial<RequestedValues> = {},
  offer: Partial<typeof OFFER> = {},
) => {
  const old = { ...BEFORE, ...before };
  return checkChange({ ...old, note: '', ...requested }, old, { ...OFFER, ...offer }, TODAY)
    .map(({ field, code }) => `${field} ${code}`)
    .join();
};
const changed = (requested: Partial<RequestedValues>, before: Partial<RequestedValues> = {}) => {
  const old = { ...BEFORE, ...before };
  return [...changedFields({ ...old, note: '', ...requested }, old)].join();
};

const nextDay = { startsOn: '2026-11-24', endsOn: '2026-11-24' };

test('CHG-16 CHG-18 differing values count as changed, an entered note and another contact person too', () => {
  const cases: [
    requested: Partial<RequestedValues>,
    fields: string,
    before?: Partial<RequestedValues>,
  ][] = [
    [{}, ''],
    [{ quantity: 241 }, 'quantity'],
    [{ quantity: null }, 'quantity'],
    [{ startsOn: '2026-11-24' }, 'startsOn'],
    [{ startsTime: '07:05' }, 'startsTime'],
    [{ endsOn: '2026-11-24' }, 'endsOn'],
    [{ endsTime: '15:05' }, 'endsTime'],
    [{ contactId: 'ben' }, 'contactId'],
    [{ contactId: 'anna' }, 'contactId', { contactId: null }],
    [{ note: 'Bitte anrufen' }, 'note'],
    [{ note: ' \n' }, ''],
    [{ note: 'Tor 2' }, 'note', { note: 'Tor 2' }],
    [{ note: 'Tor 3' }, 'note', { note: 'Tor 2' }],
    [{ note: '' }, '', { note: 'Tor 2' }],
    [
      {
        quantity: 1,
        ...nextDay,
        startsTime: '06:00',
        endsTime: '14:00',
        contactId: 'ben',
        note: 'x',
      },
      'quantity,startsOn,startsTime,endsOn,endsTime,contactId,note',
    ],
  ];
  for (const [requested, fields, before] of cases) {
    assert.equal(changed(requested, before), fields, JSON.stringify(requested));
  }
});

test('CHG-16 a change without any difference, note or other contact person is none (D-32)', () => {
  assert.equal(problems({}), 'quantity unchanged');
  assert.equal(problems({ note: '  ' }), 'quantity unchanged');
  assert.equal(problems({ quantity: 120 }), '');
  assert.equal(problems(nextDay), '');
  assert.equal(problems({ startsTime: '06:00' }), '');
  assert.equal(problems({ endsTime: '16:00' }), '');
  assert.equal(problems({ note: 'Bitte anrufen' }), '');
  assert.equal(problems({ contactId: 'ben' }), '');
});

test('CHG-17 a changed field that is empty keeps the change from being sent', () => {
  const empty = ['quantity', 'startsTime', 'endsOn', 'endsTime', 'contactId'] as const;
  for (const field of empty) {
    assert.equal(problems({ [field]: null }), `${field} required`);
    assert.equal(problems({ [field]: null, note: 'x' }), `${field} required`);
    assert.equal(problems({ note: 'x' }, { [field]: null }), '', 'was empty before');
  }
  assert.equal(problems({ startsOn: null, endsOn: null }), 'startsOn required,endsOn required');
});

test('VAL-32 VAL-35 a changed quantity is whole, from 1 and not below what is delivered (D-32, D-39)', () => {
  const cases: [quantity: number, found: string, delivered?: number][] = [
    [1, ''],
    [0, 'quantity whole_number'],
    [12.5, 'quantity whole_number'],
    [99_999, ''],
    [100_000, 'quantity too_large'],
    [80, '', 80],
    [79, 'quantity below_delivered', 80],
    [79, 'quantity below_delivered', 79.001],
    [80, '', 79.999],
  ];
  for (const [quantity, found, delivered = 0] of cases) {
    assert.equal(problems({ quantity }, {}, { delivered }), found, `${quantity} of ${delivered}`);
  }
});

test('VAL-46 VAL-47 VAL-48 VAL-54 a changed window holds the rules of an order', () => {
  const night = { nightShift: true };
  assert.equal(problems({ endsOn: '2026-11-24' }), 'endsOn same_day');
  assert.equal(problems({ endsOn: '2026-11-24' }, {}, night), '');
  assert.equal(problems({ endsOn: '2026-11-25' }, {}, night), 'endsOn night');
  assert.equal(problems({ startsOn: '2026-11-24' }), 'endsOn end_before_start');
  assert.equal(problems({ endsTime: '06:00' }), 'endsTime end_before_start');
  assert.equal(problems({ startsTime: '07:03' }), 'startsTime five_minutes');
  assert.equal(problems({ startsOn: '2026-11-19', endsOn: '2026-11-19' }), 'startsOn past');
});

test('VAL-41 an entered note is not longer than the limit', () => {
  assert.equal(problems({ note: 'x'.repeat(255) }), '');
  assert.equal(problems({ note: 'x'.repeat(256) }), 'note too_long');
  assert.equal(problems({ note: 'x'.repeat(11) }, {}, { noteMax: 10 }), 'note too_long');
});

test('another contact person is among those available (D-16)', () => {
  assert.equal(problems({ contactId: 'carl' }), 'contactId choice');
  assert.equal(problems({ contactId: 'ben' }, { contactId: null }), '');
});

test('VAL-50 values of the supplier that break a rule pass while they stay as they are (T-09)', () => {
  const odd: Partial<RequestedValues> = {
    quantity: 26.4,
    startsTime: '07:03',
    endsTime: '15:07',
    note: 'x'.repeat(300),
    contactId: 'left the company',
  };
  assert.equal(problems({}, odd), 'quantity unchanged');
  assert.equal(problems(nextDay, odd), '');
  assert.equal(problems({ note: 'Bitte anrufen' }, odd), '');
  assert.equal(problems({ quantity: 26.5 }, odd), 'quantity whole_number');
  assert.equal(problems({ quantity: 30 }, odd), '');
  assert.equal(problems({ endsTime: '15:08' }, odd), 'endsTime five_minutes');
  assert.equal(problems({ endsTime: '16:00' }, odd, { delivered: 30 }), '');
  assert.equal(problems({ note: 'y'.repeat(300) }, odd), 'note too_long');
  const multiDay = { startsOn: '2026-11-23', endsOn: '2026-11-26' };
  assert.equal(problems({ quantity: 100 }, multiDay), '');
  assert.equal(problems({ endsOn: '2026-11-25' }, multiDay), 'endsOn same_day');
});

const WINDOW_FIELDS = ['startsOn', 'startsTime', 'endsOn', 'endsTime'] as const;
const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('2026-11-23', '2026-11-24', '07:00', '07:03'),
);
const anyRequested: fc.Arbitrary<RequestedValues> = fc.record({
  quantity: fc.option(fc.oneof(fc.double(), fc.integer({ min: -1, max: 100_001 }))),
  startsOn: fc.option(anyText),
  startsTime: fc.option(anyText),
  endsOn: fc.option(anyText),
  endsTime: fc.option(anyText),
  component: anyText,
  note: anyText,
  contactId: fc.option(anyText),
});

test('CHG-16 CHG-17 no input makes the check throw, and only changed fields and those that depend on them have problems', () => {
  fc.assert(
    fc.property(anyRequested, anyRequested, fc.boolean(), (requested, before, nightShift) => {
      const fields = changedFields(requested, before);
      const found = checkChange(requested, before, { ...OFFER, nightShift }, TODAY);
      if (fields.size === 0) {
        assert.deepEqual(found, [{ field: 'quantity', code: 'unchanged' }]);
        return;
      }
      for (const { field } of found) {
        const hangsOnIt = field.startsWith('ends') && WINDOW_FIELDS.some((one) => fields.has(one));
        assert.ok(fields.has(field) || hangsOnIt, field);
      }
    }),
    { numRuns: 2000 },
  );
});
