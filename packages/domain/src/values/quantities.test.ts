import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import {
  formatQuantity,
  formatSigned,
  formatTyped,
  formatWhole,
  isStorable,
  readQuantity,
  shownQuantity,
  sumShown,
} from '#values/quantities.ts';

test('CST-07 quantities round half up with German separators (D-45)', () => {
  const cases: [raw: string | number, shown: string][] = [
    ['26.4', '26,40'],
    ['26.400', '26,40'],
    [26.4, '26,40'],
    ['0', '0,00'],
    [0, '0,00'],
    ['0.000', '0,00'],
    ['0.004', '0,00'],
    ['0.005', '0,01'],
    ['0.125', '0,13'],
    [1.005, '1,01'], // 1.00499… as a double, exact as text
    ['2.675', '2,68'],
    ['12.5', '12,50'],
    ['998.995', '999,00'],
    ['999', '999,00'],
    [999, '999,00'],
    ['999.001', '999'],
    ['999.499', '999'],
    ['999.5', '1.000'],
    [999.5, '1.000'],
    ['1000', '1.000'],
    ['1234.499', '1.234'],
    ['4800', '4.800'],
    ['1234567890.125', '1.234.567.890'],
    ['99999999999.500', '100.000.000.000'],
    ['12345678901234567890.5', '12.345.678.901.234.567.891'],
    ['-0.001', '0,00'],
    ['-26.4', '-26,40'],
    ['-0.125', '-0,13'],
    ['-999', '-999,00'],
    ['-999.5', '-1.000'],
  ];
  for (const [raw, shown] of cases) assert.equal(formatQuantity(raw), shown, String(raw));
});

test('CST-07 whole numbers are grouped', () => {
  const cases: [raw: string | number, shown: string][] = [
    [0, '0'],
    [30, '30'],
    [999, '999'],
    [1250, '1.250'],
    ['99999', '99.999'],
    ['999.5', '1.000'],
    ['-0.4', '0'],
  ];
  for (const [raw, shown] of cases) assert.equal(formatWhole(raw), shown, String(raw));
});

// The same rule in whole thousandths, by BigInt.
const byHand = (thousandths: bigint): string => {
  const size = thousandths < 0n ? -thousandths : thousandths;
  const whole = size > 999_000n;
  const step = whole ? 1000n : 10n;
  const rounded = (size + step / 2n) / step;
  const units = whole ? rounded : rounded / 100n;
  const grouped = String(units).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  const text = whole ? grouped : `${grouped},${String(rounded % 100n).padStart(2, '0')}`;
  return thousandths < 0n && rounded !== 0n ? `-${text}` : text;
};

const asDecimal = (thousandths: bigint): string => {
  const size = String(thousandths < 0n ? -thousandths : thousandths).padStart(4, '0');
  return `${thousandths < 0n ? '-' : ''}${size.slice(0, -3)}.${size.slice(-3)}`;
};

test('CST-07 every quantity the database can hold is rounded exactly, small, large and negative', () => {
  const numeric14 = fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n });
  const nearTheLimit = fc.bigInt({ min: -1_001_000n, max: 1_001_000n });
  fc.assert(
    fc.property(fc.oneof(numeric14, nearTheLimit), (thousandths) => {
      assert.equal(formatQuantity(asDecimal(thousandths)), byHand(thousandths));
    }),
    { numRuns: 2000 },
  );
});

test('VAL-36 T-09 a typed quantity shows without decimals, an imported fraction keeps them', () => {
  assert.equal(formatTyped(1250), '1.250');
  assert.equal(formatTyped(26), '26');
  assert.equal(formatTyped(26.4), '26,40');
});

test('BEY-116 displayed quantities are read and added exactly, each unit by itself', () => {
  assert.deepEqual(['26,40', '1.026', '1.250.000'].map(shownQuantity), [26.4, 1026, 1_250_000]);
  const of = (quantity: string, unit = 't') => ({ quantity, unit });
  assert.deepEqual(sumShown([of('0,10'), of('7,50', 'm³'), of('0,20')]), [
    of('0,30'),
    of('7,50', 'm³'),
  ]);
  assert.deepEqual(sumShown([of('999,00'), of('26,40')]), [of('1.025')]);
  assert.deepEqual(sumShown([]), []);
});

test('text that is no decimal throws', () => {
  for (const raw of ['', ' ', 'x', '1,5', '1.', '.5', '1e3', '+1', 'NaN', 'Infinity', '0x10']) {
    assert.throws(() => formatQuantity(raw), RangeError, raw);
    assert.throws(() => formatWhole(raw), RangeError, raw);
  }
  assert.throws(() => formatQuantity(Number.NaN), RangeError);
});

test('BEY-103 numbers below zero have the minus of mathematics', () => {
  assert.deepEqual([-30, 0, 1250].map(formatSigned), ['−30', '0', '1.250']);
});

test('BEY-109 OFF-100 a quantity is typed with comma or point, three digits behind a point are thousands', () => {
  const cases = [
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1,250', 1.25],
    ['1.000', 1000],
    ['0.125', 0.125],
    ['12.500', 12_500],
    ['1.200,5', 1200.5],
    ['1.200.000', 1_200_000],
  ] as const;
  for (const [typed, quantity] of cases) assert.equal(readQuantity(typed), quantity, typed);
  for (const typed of ['', 'zwölf', '-1', '1.20.000', '1,2,3', '1e3'])
    assert.ok(Number.isNaN(readQuantity(typed)), typed);
  assert.deepEqual([1.234, 0.1, 1.2345].map(isStorable), [true, true, false]);
});
