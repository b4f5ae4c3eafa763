import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasWords, typedWords } from '#typed-words.ts';

const COMPANIES = [
  'Albers Tiefbau GmbH (104233)',
  'Heins Straßen- und Wegebau (104234)',
  'Müller & Söhne KG (104235)',
  'Mueller Bau (104236)',
];

test('a list on the device is searched by words in any order, however they are written', () => {
  const cases: [typed: string, found: string][] = [
    ['', '0123'],
    ['  ', '0123'],
    [' tiefbau ', '0'],
    ['gmbh albers', '0'],
    ['strasse', '1'],
    ['STRASSEN, heins', '1'],
    ['straße', '1'],
    ['müller', '23'],
    ['mueller', '23'],
    ['muller', '2'],
    ['soehne', '2'],
    ['(104236)', '3'],
    ['104233 104234', ''],
    ['.*', ''],
  ];
  for (const [typed, found] of cases) {
    const hits = COMPANIES.flatMap((name, at) => (hasWords(name, typedWords(typed)) ? [at] : []));
    assert.equal(hits.join(''), found, typed);
  }
});
