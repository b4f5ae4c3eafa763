import assert from 'node:assert/strict';
import test from 'node:test';
import { breakable } from '#core/filters/breakable.ts';

test('ONL-121 labels of filters get their places to break back, names from data stay as they are', () => {
  for (const [sent, drawn] of [
    ['Stornierungsanfrage', 'Stornierungs\u00ADanfrage'],
    ['Gesteinskörnung', 'Gesteins\u00ADkörnung'],
    ['Materialgruppe', 'Material\u00ADgruppe'],
    ['Asphalt', 'Asphalt'],
    ['Splittmastixasphalt SMA 11 S', 'Splittmastixasphalt SMA 11 S'],
  ])
    assert.equal(breakable(sent ?? ''), drawn);
});
