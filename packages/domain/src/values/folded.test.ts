import { folded } from '#values/folded.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('BEY-138 a text is compared as German is written without its own letters, and without places to break', () => {
  const cases = [
    ['Lindenstraße', 'Lindenstrasse'],
    ['HÜTTENBERG', 'Huettenberg'],
    ['Ölmühle Ährenfeld', 'oelmuehle aehrenfeld'],
    ['Beton\u00ADfahr\u00ADmischer', 'betonfahrmischer'],
  ] as const;
  for (const [written, typed] of cases) assert.equal(folded(written), folded(typed), written);
  assert.notEqual(folded('Hütte'), folded('Hutte'));
});
