import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldLabels } from '#server/field-labels.ts';
import { fieldProblemTexts, refusalTexts } from '#server/refusals.ts';
import { fillIn, plural, reader } from '#lookup/text.ts';

const texts = {
  hello: 'Guten Tag',
  days_one: 'noch {n} Tag',
  days_many: 'noch {n} Tage bis {day}',
} as const;
const t = reader(texts);

test('texts are read by key, placeholders are filled in', () => {
  assert.equal(t('hello'), 'Guten Tag');
  assert.equal(t('days_many', { n: 4, day: 'Montag' }), 'noch 4 Tage bis Montag');
  // @ts-expect-error a key that does not exist does not compile
  assert.equal(t('none'), 'none');
  // @ts-expect-error nor does a missing placeholder
  assert.equal(t('days_one', {}), 'noch {n} Tag');
});

test('a value is inserted unchanged', () => {
  assert.equal(fillIn('{a} {b}', { a: '{b} $&', b: '<i>' }), '{b} $& <i>');
});

test('singular for one, plural for everything else', () => {
  assert.deepEqual([0, 1, 2, 1.5].map(plural), ['_many', '_one', '_many', '_many']);
});

test('every refusal is a German sentence in the formal address', () => {
  for (const [code, sentence] of Object.entries({ ...refusalTexts, ...fieldProblemTexts })) {
    assert.match(sentence, /^\{grund\}$|[.!]$/, code); // a reason is a sentence itself
    assert.doesNotMatch(sentence, /\b(?:du|dein|dich|Fehler|ungültige Anfrage)\b/, code);
  }
  for (const [problem, sentence] of Object.entries(fieldProblemTexts)) {
    // The problem of a scanned code is the only sentence of its popup.
    if (!problem.startsWith('note_')) assert.match(sentence, /^\{field\}: /, problem);
  }
  assert.ok(Object.keys(fieldLabels).length > 0);
});
