import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldedAcross } from '#core/database/folded-text.ts';

test('OFF-288 a typed text is parted at each of its blanks', () => {
  assert.deepEqual(foldedAcross('Süd 2 Bau'), [
    { ending: '%sued', beginning: '2 bau%' },
    { ending: '%sued 2', beginning: 'bau%' },
  ]);
  assert.deepEqual(foldedAcross('Süd'), []);
});

test('OFF-288 repeated blanks part once, and only the last eight are looked at', () => {
  assert.deepEqual(foldedAcross('Süd   Bau'), [{ ending: '%sued', beginning: 'bau%' }]);
  const many = foldedAcross(`${'x '.repeat(500)}Bau`);
  assert.equal(many.length, 8);
  assert.equal(many.at(-1)?.beginning, 'bau%');
});
