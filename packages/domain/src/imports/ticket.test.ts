import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromThousandths, toThousandths, checkWeights } from '#imports/ticket.ts';

const FIELDS = { gross: 'Brutto', tare: 'Tara', net: 'Netto' };

test('D-66 kilograms become tonnes without a float', () => {
  for (const [kilograms, tonnes] of [
    [0, '0.000'],
    [7, '0.007'],
    [70, '0.070'],
    [999, '0.999'],
    [1000, '1.000'],
    [26_400, '26.400'],
    [41_015, '41.015'],
    [99_999_999, '99999.999'],
  ] as const) {
    assert.equal(fromThousandths(kilograms), tonnes);
    assert.equal(toThousandths(tonnes, '.'), kilograms);
  }
});

test('D-66 decimals are read exactly or not at all', () => {
  for (const [text, point, expected] of [
    ['26.4', '.', 26_400],
    ['26,4', ',', 26_400],
    ['0,001', ',', 1],
    ['7', '.', 7000],
    ['7', ',', 7000],
    ['4503599627.3', '.', null], // more digits than a load can have
    ['26,4', '.', null],
    ['26.4', ',', null],
    ['1.234,5', ',', null],
    ['26.4001', '.', null],
    ['-1', '.', null],
    ['+1', '.', null],
    ['1e3', '.', null],
    [' 1', '.', null],
    ['1.', '.', null],
    ['.5', '.', null],
    ['', '.', null],
    ['٣', '.', null],
  ] as const) {
    assert.equal(toThousandths(text, point), expected, text);
  }
});

test('D-66 net is gross minus tare to the kilogram', () => {
  const none = { gross: null, tare: null, net: null };
  for (const [given, net, problem] of [
    [{ gross: 41_000, tare: 14_600, net: 26_400 }, 26_400, null],
    [{ gross: 41_000, tare: 14_600, net: null }, 26_400, null],
    [{ gross: 41_000, tare: 14_600, net: 26_401 }, 26_400, { field: 'Netto', code: 'net' }],
    [{ gross: 41_000, tare: 14_600, net: 26_399 }, 26_400, { field: 'Netto', code: 'net' }],
    [{ gross: 14_600, tare: 14_600, net: null }, null, { field: 'Tara', code: 'tare' }],
    [{ gross: 14_600, tare: 41_000, net: null }, null, { field: 'Tara', code: 'tare' }],
    [{ ...none, net: 26_400 }, 26_400, null],
    [{ ...none, gross: 41_000, net: 26_400 }, 26_400, null],
    [{ ...none, gross: 41_000 }, null, null],
    [none, null, null],
  ] as const) {
    const weighed = checkWeights(given, FIELDS);
    assert.deepEqual(weighed, { net, problems: problem ? [problem] : [] });
  }
});
