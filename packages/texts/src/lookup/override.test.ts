import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { findText, onMissingText } from '#lookup/missing-text.ts';
import { overrideTexts } from '#lookup/override.ts';
import { reader } from '#lookup/text.ts';

after(() => overrideTexts(new Map()));

const texts = { hello: 'Guten Tag', span: 'von {a} bis {b}' } as const;
const t = reader(texts);

test('D-36 an override replaces a text if it has the same placeholders', () => {
  const cases: [other: string, read: string][] = [
    ['ab {a}, höchstens {b}', 'ab 1, höchstens 2'],
    ['{b} vor {a}', '2 vor 1'],
    ['von {a}', 'von 1 bis 2'],
    ['von {a} bis {c}', 'von 1 bis 2'],
    ['von {a} bis {b} {b}', 'von 1 bis 2'],
    ['', 'von 1 bis 2'],
  ];
  for (const [other, read] of cases) {
    overrideTexts(new Map([['span', other]]));
    assert.equal(t('span', { a: 1, b: 2 }), read, other);
    assert.equal(t('hello'), 'Guten Tag');
  }
});

test('API-27 a text that is missing is reported, one that an editor has written is not', () => {
  const reported: string[] = [];
  onMissingText((key) => reported.push(key));
  overrideTexts(new Map([['new', 'Neu']]));
  assert.equal(findText(texts, 'hello'), 'Guten Tag');
  assert.equal(findText(texts, 'new'), 'Neu');
  assert.deepEqual(reported, []);
  for (const key of ['gone', 'toString']) assert.equal(findText(texts, key), undefined);
  assert.deepEqual(reported, ['gone', 'toString']);
});
