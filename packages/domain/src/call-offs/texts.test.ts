import assert from 'node:assert/strict';
import test from 'node:test';
import {
  checkTexts,
  importedOver,
  importedTexts,
  joinLines,
  ORDER_TEXTS,
  storedTexts,
  typedTexts,
} from '#call-offs/texts.ts';

test('D-70 a Bauteil has at most 60 code points in NFC and one line', () => {
  const cases: [component: string, problem: string | undefined][] = [
    ['', undefined],
    ['   ', undefined],
    ['Bodenplatte Achse 3', undefined],
    ['x'.repeat(60), undefined],
    ['x'.repeat(61), 'too_long'],
    [`  ${'x'.repeat(60)}  `, undefined], // blanks at the ends are not sent
    ['🚚'.repeat(60), undefined],
    ['🚚'.repeat(61), 'too_long'],
    ['u\u0308'.repeat(60), undefined], // decomposed umlauts are one code point when stored
    ['ü'.repeat(61), 'too_long'],
    ['Achse 1\nAchse 2', 'one_line'],
    ['Achse 1\r\nAchse 2', 'one_line'],
    ['Achse 1\u2028Achse 2', 'one_line'],
    ['Achse 1\u0085Achse 2', 'one_line'],
    ['Achse 1\n', undefined],
    ['Achse 1\tNord', undefined],
  ];
  for (const [component, problem] of cases) {
    const problems = checkTexts({ component, note: 'a\nb' }, 255);
    assert.deepEqual(
      problems.map(({ field, code }) => `${field} ${code}`),
      problem === undefined ? [] : [`component ${problem}`],
      JSON.stringify(component),
    );
  }
  assert.deepEqual(checkTexts({ component: '', note: 'abc' }, 2), [
    { field: 'note', code: 'too_long' },
  ]);
});

test('D-70 an absent text of an order is empty', () => {
  const empty = Object.fromEntries(ORDER_TEXTS.map((name) => [name, null]));
  for (const absent of [{}, { component: null, note: null }, { component: '  ', note: ' \n' }]) {
    assert.deepEqual(storedTexts(absent), empty);
  }
  assert.deepEqual(typedTexts({}), { component: '', note: '' });
  assert.deepEqual(storedTexts({ component: ' Achse 3 ', note: 'Tor 2' }), {
    component: 'Achse 3',
    note: 'Tor 2',
  });
});

test('D-70 SRV-32 a row without a Bauteil keeps the stored one, an empty one empties it', () => {
  const stored = { component: 'Achse 3', note: 'Tor 2' };
  const cases: [row: Parameters<typeof importedTexts>[0], component: string | null][] = [
    [{}, 'Achse 3'],
    [{ component: undefined }, 'Achse 3'],
    [{ component: null }, null],
    [{ component: '' }, null],
    [{ component: 'Achse 4' }, 'Achse 4'],
  ];
  for (const [row, component] of cases) {
    assert.deepEqual(importedOver(importedTexts(row), stored), { component, note: null });
  }
});

test('D-70 lines of a text become one line', () => {
  assert.equal(joinLines('Achse 1\r\n\n Achse 2 \u2028Achse 3\n'), 'Achse 1 Achse 2 Achse 3');
  assert.equal(joinLines('Achse 1 '), 'Achse 1 ');
});
