import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWords, diffTexts, textBlocks } from '#content/text-diff.ts';

const BEFORE =
  '<h2>Abruf anlegen</h2><p>Das Werk antwortet in der Regel <strong>am selben Tag</strong>.</p><ul><li>Nur ganze Tonnen.</li></ul>';
const AFTER =
  '<h2>Abruf anlegen</h2><p>Das Werk antwortet in der Regel <strong>innerhalb einer Stunde</strong>.</p><ul><li>Nur ganze Tonnen.</li><li>Asphalt bis 12:00 Uhr.</li></ul>';

test('OFF-142 a difference names the words of a changed paragraph and whole new ones', () => {
  assert.deepEqual(diffTexts(BEFORE, AFTER), [
    { kind: 'removed', text: 'am selben Tag.' },
    { kind: 'added', text: 'innerhalb einer Stunde.' },
    { kind: 'added', text: 'Asphalt bis 12:00 Uhr.' },
  ]);
  assert.deepEqual(diffTexts(AFTER, AFTER), []);
  assert.deepEqual(diffTexts('', '<p>Neu</p>'), [{ kind: 'added', text: 'Neu' }]);
});

test('OFF-142 paragraphs without anything in common stand as removed and added in whole', () => {
  const before = '<p>Bitte rufen Sie im Werk an.</p>';
  const after = '<p>Schreiben Sie eine Nachricht.</p>';
  assert.deepEqual(
    diffTexts(before, after).map(({ text }) => text),
    ['Bitte rufen Sie im Werk an.', 'Schreiben Sie eine Nachricht.'],
  );
});

test('OFF-142 long texts without a common word are compared at once', () => {
  const words = (word: string) =>
    `<p>${Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join(' ')}</p>`;
  assert.deepEqual(
    diffTexts(words('alt'), words('neu')).map(({ kind }) => kind),
    ['removed', 'added'],
  );
});

test('OFF-140 blocks and words of a text are those a reader sees', () => {
  assert.deepEqual(
    textBlocks('<p>Kies &amp; Sand<br>0/2</p><hr><p> </p><dl><dt>a</dt><dd>b</dd></dl>'),
    ['Kies & Sand', '0/2', 'a', 'b'],
  );
  assert.equal(countWords(BEFORE), 14);
  assert.equal(countWords(''), 0);
});
