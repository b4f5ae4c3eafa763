import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import {
  acceptHourlyQuantity,
  acceptQuantity,
  isHourlyQuantityAllowed,
  MAX_QUANTITY_TONNES,
  pasteQuantity,
  quantityProblem,
  type QuantityInput,
  typeQuantity,
  warnsAbove,
} from '#call-offs/quantity.ts';

const QUANTITIES: [typed: string, accepted: number | null, why: string][] = [
  ['30', 30, 'a whole number'],
  ['1', 1, 'the minimum'],
  ['0', null, 'below 1'],
  ['000', null, 'below 1'],
  ['', null, 'empty'],
  [' ', null, 'empty'],
  ['007', 7, 'leading zeros'],
  [' 30\n', 30, 'pasted with blanks around'],
  ['12,5', null, 'comma'],
  ['12.5', null, 'period'],
  ['1.250', null, 'thousands point or three decimals, nobody can tell'],
  ['30,0', null, 'comma'],
  ['-5', null, 'minus'],
  ['+5', null, 'plus'],
  ['1e3', null, 'e'],
  ['1E3', null, 'e'],
  ['0x1F', null, 'no decimal digits'],
  ['30 t', null, 'unit'],
  ['3 0', null, 'blank inside'],
  ['٣٠', null, 'other digits'],
  ['Infinity', null, 'a word'],
  ['99999', 99_999, 'the technical limit'],
  ['100000', 100_000, 'above it: the user is told'],
  ['999999999999999', 999_999_999_999_999, 'the longest that is exact'],
  ['1000000000000000', null, 'longer than exact'],
];

test('VAL-32 VAL-33 VAL-35 whole tonnes from 1 are accepted, typed or pasted (T-31)', () => {
  for (const [typed, accepted, why] of QUANTITIES) {
    assert.equal(acceptQuantity(typed), accepted, `"${typed}": ${why}`);
  }
});

test('VAL-32 VAL-33 VAL-35 any typed text becomes a whole number from 1 or is refused', () => {
  const key = fc.constantFrom(...'0123456789,.+-eE t'.split(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: key })), (typed) => {
      const accepted = acceptQuantity(typed);
      if (accepted === null) return;
      assert.ok(Number.isSafeInteger(accepted) && accepted >= 1);
      assert.match(typed, /^\s*0*\d+\s*$/);
      assert.equal(acceptQuantity(String(accepted)), accepted);
    }),
  );
});

const EMPTY: QuantityInput = { digits: '', problem: null };
const TONNES = ['t', 'Tonnen'];

test('VAL-32 VAL-33 typed keys: digits after a decimal sign are dropped until something else is changed', () => {
  const cases: [keys: string, digits: string, problem: QuantityInput['problem']][] = [
    ['240', '240', null],
    ['12,5', '12', 'fraction'],
    ['12.5', '12', 'fraction'],
    ['12,', '12', 'fraction'],
    ['12,50', '12', 'fraction'],
    ['12,5<', '1', null], // a deleted digit ends the fraction
    ['12,5<3', '13', null],
    [',5', '', 'fraction'],
    ['1,2.5+0-e', '1', 'fraction'],
    ['1e3', '13', null],
    ['-5', '5', null],
    ['1.250', '1', 'fraction'],
    ['1234567', '123456', null],
  ];
  for (const [keys, digits, problem] of cases) {
    let field = EMPTY;
    for (const key of keys) {
      const next = key === '<' ? field.digits.slice(0, -1) : field.digits + key;
      field = typeQuantity(field, next, TONNES);
    }
    assert.deepEqual(field, { digits, problem }, keys);
  }
  assert.deepEqual(typeQuantity({ digits: '125', problem: null }, '12,5', TONNES), {
    digits: '12',
    problem: 'fraction',
  });
  assert.deepEqual(typeQuantity(EMPTY, '25 Tonnen', TONNES), { digits: '25', problem: null }); // spoken
});

test('VAL-32 T-31 pasted text is understood, or it is said what is dropped', () => {
  const cases: [text: string, digits: string, problem: QuantityInput['problem']][] = [
    ['300', '300', null],
    [' 300\n', '300', null],
    ['1.250', '1250', null],
    ['1 250', '1250', null],
    ['1\u00A0250 t', '1250', null],
    ['1.250,00 t', '1250', null],
    ['1.250,5', '1250', 'fraction'],
    ['25 t', '25', null],
    ['25t', '25', null],
    ['25 tonnen', '25', null],
    ['25,0', '25', null],
    ['12,5', '12', 'fraction'],
    ['12.5', '12', 'fraction'],
    ['1,250', '1', 'fraction'],
    ['12,5 t', '12', 'fraction'],
    ['0,5', '0', 'fraction'],
    ['12345678', '123456', null],
    ['25 m³', '7', 'unreadable'],
    ['-5', '7', 'unreadable'],
    ['+5', '7', 'unreadable'],
    ['1e3', '7', 'unreadable'],
    ['3 0', '7', 'unreadable'],
    ['1.25.0', '7', 'unreadable'],
    ['12,5,5', '7', 'unreadable'],
    ['t', '7', 'unreadable'],
    ['viel', '7', 'unreadable'],
    ['', '7', 'unreadable'],
  ];
  for (const [text, digits, problem] of cases) {
    assert.deepEqual(
      pasteQuantity({ digits: '7', problem: null }, text, TONNES),
      { digits, problem },
      `"${text}"`,
    );
  }
});

test('VAL-38 VAL-39 hourly tonnes are accepted from 1 to the quantity', () => {
  const cases: [typed: string, quantity: number | null, accepted: number | null][] = [
    ['1', 30, 1],
    ['0', 30, null],
    ['30', 30, 30],
    ['31', 30, null],
    ['', 30, null],
    ['7,5', 30, null],
    ['40', null, 40],
    ['99999', null, 99_999],
    ['100000', null, null],
  ];
  for (const [typed, quantity, accepted] of cases) {
    assert.equal(acceptHourlyQuantity(typed, quantity), accepted, `${typed} of ${quantity}`);
  }
});

test('VAL-37 a quantity above a limit above 0 warns (T-30)', () => {
  const cases: [quantity: number | null, limit: number | null | undefined, warns: boolean][] = [
    [31, 30, true],
    [30, 30, false],
    [29, 30, false],
    [31, 30.999, true],
    [30, 30.001, false],
    [1, 0.001, true],
    [1, 0, false],
    [99_999, 0, false],
    [1, -5, false],
    [1, null, false],
    [1, undefined, false],
    [1, Number.NaN, false],
    [null, 30, false],
    [null, -30, false],
  ];
  for (const [quantity, limit, warns] of cases) {
    assert.equal(warnsAbove(quantity, limit), warns, `${quantity} above ${limit}`);
  }
});

test('VAL-32 VAL-35 an ordered quantity is a whole number from 1 to 99,999 (D-39)', () => {
  const cases: [quantity: number | null, problem: string | null][] = [
    [null, 'required'],
    [0, 'whole_number'],
    [-1, 'whole_number'],
    [0.5, 'whole_number'],
    [12.5, 'whole_number'],
    [Number.NaN, 'whole_number'],
    [Number.POSITIVE_INFINITY, 'whole_number'],
    [1, null],
    [99_999, null],
    [100_000, 'too_large'],
  ];
  for (const [quantity, problem] of cases) {
    assert.equal(quantityProblem(quantity), problem, String(quantity));
  }
  assert.equal(MAX_QUANTITY_TONNES, 99_999);
});

test('VAL-38 VAL-39 an ordered hourly quantity is empty or whole from 1 to the quantity (T-42)', () => {
  const cases: [hourly: number | null, quantity: number | null, isAllowed: boolean][] = [
    [null, 30, true],
    [null, null, true],
    [1, 30, true],
    [30, 30, true],
    [31, 30, false],
    [0, 30, false],
    [-1, 30, false],
    [7.5, 30, false],
    [Number.NaN, 30, false],
    [99_999, null, true],
    [100_000, null, false],
  ];
  for (const [hourly, quantity, isAllowed] of cases) {
    assert.equal(isHourlyQuantityAllowed(hourly, quantity), isAllowed, `${hourly} of ${quantity}`);
  }
});

test('VAL-38 VAL-39 the hourly field accepts exactly the values that an order may have', () => {
  const quantity = fc.option(fc.integer({ min: 1, max: MAX_QUANTITY_TONNES }));
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 200_000 }), quantity, (hourly, total) => {
      const isAccepted = acceptHourlyQuantity(String(hourly), total) === hourly;
      assert.equal(isAccepted, isHourlyQuantityAllowed(hourly, total));
    }),
  );
});
