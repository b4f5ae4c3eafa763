import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkCorrection,
  correctedValues,
  exactWeight,
  isCorrectableByWeight,
  netOf,
} from '#deliveries/correction.ts';

const ENTRY = {
  gross: 39.88,
  tare: 14.48,
  reason: 'tare',
  text: 'Tara laut Waage 2 nachgetragen.',
} as const;
const problems = (change: Partial<Parameters<typeof checkCorrection>[0]>, isWeighed = true) =>
  checkCorrection({ ...ENTRY, ...change }, isWeighed).map(({ field, code }) => `${field} ${code}`);

test('OFF-130 a correction needs weights, a reason and a text of 10 to 255 characters', () => {
  assert.deepEqual(problems({}), []);
  assert.deepEqual(problems({ gross: null, tare: null }), ['gross required', 'tare required']);
  assert.deepEqual(problems({ gross: null, tare: null }, false), []);
  assert.deepEqual(problems({ reason: null }), ['reason required']);
  assert.deepEqual(problems({ reason: 'whim' }), ['reason choice']);
  assert.deepEqual(problems({ text: '123456789' }), ['text text_short']);
  assert.deepEqual(problems({ text: `${' '.repeat(20)}1${' '.repeat(20)}` }), ['text text_short']);
  assert.deepEqual(problems({ text: '1234567890' }), []);
  assert.deepEqual(problems({ text: '\u{1F69A}'.repeat(255) }), []);
  assert.deepEqual(problems({ text: '\u{1F69A}'.repeat(256) }), ['text too_long']);
});

test('OFF-132 a net outside of 0 to 60 t and a tare above the gross are refused at their field', () => {
  assert.deepEqual(problems({ gross: 14.48, tare: 14.48 }), []);
  assert.deepEqual(problems({ gross: 14.48, tare: 14.481 }), ['tare tare_high']);
  assert.deepEqual(problems({ gross: 75, tare: 15 }), []);
  assert.deepEqual(problems({ gross: 75.001, tare: 15 }), ['gross net_high']);
  for (const odd of [Number.NaN, -1, 1.0005, 1000, Number.POSITIVE_INFINITY])
    assert.deepEqual(problems({ gross: odd }), ['gross weight'], String(odd));
});

test('OFF-130 net is exact to the kilogram', () => {
  assert.equal(netOf(0.3, 0.1), 0.2);
  assert.equal(exactWeight(netOf(39.88, 14.48)), '25.400');
  assert.equal(exactWeight(0), '0.000');
});

test('OFF-130 weights decide the quantity of one material in tonnes only', () => {
  const tonnes = { quantity_unit: 't' };
  assert.equal(isCorrectableByWeight('26.400', [tonnes]), true);
  assert.equal(isCorrectableByWeight(null, [tonnes]), false);
  assert.equal(isCorrectableByWeight('26.400', [tonnes, tonnes]), false);
  assert.equal(isCorrectableByWeight('26.400', [{ quantity_unit: 'm³' }]), false);
});

test('OFF-131 only what differs from the slip stands beside it', () => {
  const slip = {
    contract: '40018277',
    material: 'AC 22 T S',
    gross: '39.880',
    tare: '13.480',
    net: '26.400',
  };
  assert.deepEqual(correctedValues(slip, slip), []);
  assert.deepEqual(correctedValues(slip, { ...slip, tare: '14.480', net: '25.400' }), [
    { field: 'tare', old: '13.480', new: '14.480' },
    { field: 'net', old: '26.400', new: '25.400' },
  ]);
});
