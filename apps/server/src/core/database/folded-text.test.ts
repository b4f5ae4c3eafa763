import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedWords } from '#core/database/folded-text.ts';

test('OFF-296 a typed text is its words, each once, the longest first', () => {
  assert.deepEqual(typedWords('Süd  2 Bau 2'), ['Süd', 'Bau', '2']);
  assert.deepEqual(typedWords('Süd'), ['Süd']);
  assert.deepEqual(typedWords(''), ['']);
});

test('OFF-296 of very many words those behind the seventh are looked for as one text', () => {
  const words = typedWords('a b c d e f g Bau  Süd 1');
  assert.deepEqual(words, ['Bau Süd 1', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
});
