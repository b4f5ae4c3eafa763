import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNTRY_CODES, isCountryCode } from '#values/country-codes.ts';

test('ENT-53 D-63 country codes begin with home and its neighbours, then go by German name', () => {
  const labels = COUNTRY_CODES.map(({ label }) => label);
  assert.deepEqual(labels.slice(0, 4), ['Deutschland', 'Österreich', 'Schweiz', 'Afghanistan']);
  const rest = labels.slice(3);
  assert.deepEqual(rest, rest.toSorted(new Intl.Collator('de').compare));
  assert.ok(labels.includes('Italien, Vatikanstadt') && labels.length > 60);
});

test('D-19 a code is a plus and one to four digits, stands once, and only an offered one is taken', () => {
  const codes = COUNTRY_CODES.map(({ code }) => code);
  for (const code of codes) assert.match(code, /^\+[1-9]\d{0,3}$/);
  assert.equal(new Set(codes).size, codes.length);
  for (const code of codes) assert.equal(isCountryCode(code), true);
  for (const code of ['', '49', '+999', 'toString']) assert.equal(isCountryCode(code), false, code);
});
