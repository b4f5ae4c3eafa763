import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FormRecord, fromPairs, toPairs } from '#wire/form.ts';

const RECORDS: readonly FormRecord[] = [
  {},
  { username: 'a@b.de', password: ' & = + % ä' },
  { status: ['0', '1'], empty: '' },
  { one: ['x'] },
];
for (const record of RECORDS) {
  test(`API-04 ${JSON.stringify(record)} survives urlencoded and multipart forms`, () => {
    const urlencoded = new URLSearchParams(new URLSearchParams(toPairs(record)).toString());
    assert.deepEqual({ ...fromPairs(urlencoded) }, record);
    const form = new FormData();
    for (const [name, value] of toPairs(record)) form.append(name, value);
    assert.deepEqual({ ...fromPairs(form) }, record);
  });
}

test('arrays are sent as name[], and only undefined fields are left out', () => {
  assert.deepEqual(toPairs({ a: ['1', '2'], b: undefined, c: '' }), [
    ['a[]', '1'],
    ['a[]', '2'],
    ['c', ''],
  ]);
});

test('a field that comes twice is an array, so that a single value is never picked silently', () => {
  assert.deepEqual(
    {
      ...fromPairs([
        ['a', '1'],
        ['a', '2'],
        ['a[]', '3'],
      ]),
    },
    { a: ['1', '2', '3'] },
  );
});

test('no field name reaches the prototype of objects', () => {
  const record = fromPairs([
    ['__proto__', 'x'],
    ['constructor[]', 'y'],
  ]);
  assert.deepEqual(Object.keys(record), ['__proto__', 'constructor']);
  assert.equal(({} as { x?: string }).x, undefined);
  assert.equal(Object.getPrototypeOf(record), null);
});
