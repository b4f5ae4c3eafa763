import assert from 'node:assert/strict';
import test from 'node:test';
import { defaultContact, searchContacts } from '#call-offs/parts/known-contacts.ts';

const person = (id: string, first_name: string, last_name: string) => ({
  id,
  first_name,
  last_name,
});
const PERSONS = [
  person('a', 'Jörg', 'Ahlers'),
  person('b', 'Łukasz', 'Dąbrowski'),
  person('c', 'Petra', 'Große-Wilde'),
  person('d', 'Jan Ole', 'Krüger'),
  person('e', 'Sofie', 'Mueller'),
  person('f', 'Özlem', 'Øster-Yıldız'),
  person('g', 'Đuro', 'Næss-Œhler'),
];

test('VAL-57 a search needs one character', () => {
  for (const typed of ['', ' ', '\n\t', ' , ', '\u00A0']) {
    assert.equal(searchContacts(PERSONS, typed), 'too_short', JSON.stringify(typed));
  }
  assert.deepEqual(searchContacts([], ''), 'too_short');
});

test('VAL-57 persons are found by first and last name, however these are typed (D-16)', () => {
  const cases: [typed: string, found: string][] = [
    ['a', 'abcdg'],
    ['K', 'bd'],
    ['krü', 'd'],
    ['KRÜGER', 'd'],
    ['kru', 'd'],
    ['krue', 'd'],
    ['kru\u0308ger', 'd'],
    ['jorg', 'a'],
    ['Joerg', 'a'],
    ['müller', 'e'],
    ['mueller', 'e'],
    ['mu\u0308ller', 'e'],
    ['muller', ''],
    ['duro naess oehler', 'g'],
    ['lukasz', 'b'],
    ['dabrow', 'b'],
    ['grosse', 'c'],
    ['GROSSE', 'c'],
    ['große', 'c'],
    ['wilde', 'c'],
    ['se-wi', 'c'],
    ['ozlem', 'f'],
    ['oezlem', 'f'],
    ['oster yildiz', 'f'],
    ['jan krüger', 'd'],
    ['Krüger, Jan', 'd'],
    ['  ole  ', 'd'],
    ['jan ahlers', ''],
    ['jankrüger', ''],
    ['xyz', ''],
    ['.*', ''],
  ];
  for (const [typed, found] of cases) {
    const result = searchContacts(PERSONS, typed);
    assert.ok(result !== 'too_short', typed);
    assert.equal(result.map(({ id }) => id).join(''), found, typed);
  }
  assert.deepEqual(searchContacts([], 'a'), []);
});

test('WIZ-25 the user takes the delivery when available, otherwise nobody is preselected', () => {
  assert.equal(defaultContact(PERSONS, 'd'), PERSONS[3]);
  assert.equal(defaultContact(PERSONS, 'x'), null);
  assert.equal(defaultContact([], 'd'), null);
});
