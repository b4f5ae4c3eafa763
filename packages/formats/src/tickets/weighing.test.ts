import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWeights } from '#tickets/weighing.ts';

const FIELDS = { gross: 'Brutto', tare: 'Tara', net: 'Netto' };

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
