import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromThousandths, toThousandths } from '#imports/ticket.ts';

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
