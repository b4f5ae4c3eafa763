import assert from 'node:assert/strict';
import test from 'node:test';
import { MAX_NOTE_CODE_POINTS, noteLength, noteLimit } from '#call-offs/note.ts';

test('VAL-41 the limit is that of the call-off, else of the configuration, else 255', () => {
  const cases: [
    ofCallOff: number | null | undefined,
    ofConfiguration: number | null | undefined,
    limit: number,
  ][] = [
    [500, 100, 500],
    [500, null, 500],
    [null, 100, 100],
    [undefined, 100, 100],
    [null, null, 255],
    [undefined, undefined, 255],
  ];
  for (const [ofCallOff, ofConfiguration, limit] of cases) {
    assert.equal(noteLimit(ofCallOff, ofConfiguration), limit);
  }
  assert.equal(MAX_NOTE_CODE_POINTS, 255);
});

test('VAL-42 the counter counts letters as a reader does, not how they are coded', () => {
  const cases: [note: string, length: number][] = [
    ['', 0],
    ['Zufahrt über Süd', 16],
    ['u\u0308', 1], // typed on a Mac: u and two dots are one letter when stored
    ['🚚', 1],
    ['🚚🚚 2x', 5],
    ['a\nb', 3],
    [' ', 1],
    ['\uD83D', 1],
  ];
  for (const [note, length] of cases) assert.equal(noteLength(note), length, note);
});
