import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillPlaceholders, pageKey, pageOfKey } from '#content/pages.ts';

test('OFF-140 a key names one text and nothing else', () => {
  for (const key of ['help:/dashboard', 'help:/contract-detail/{id}', 'terms:suedkies']) {
    const page = pageOfKey(key);
    assert.equal(page && pageKey(page), key);
  }
  for (const key of [
    '',
    'help',
    'help:dashboard',
    'help:/A',
    'help:/a//b',
    'terms:',
    'agb:nordstein',
    `help:/${'a'.repeat(120)}`,
  ]) {
    assert.equal(pageOfKey(key), null, key);
  }
});

test('OFF-146 placeholders become text, other braces stay', () => {
  const values = { marke: 'Kies & Co', datum: '26.11.2026' };
  assert.equal(
    fillPlaceholders('<p>{marke}, Stand {datum}, {name}</p>', values),
    '<p>Kies &amp; Co, Stand 26.11.2026, {name}</p>',
  );
});
