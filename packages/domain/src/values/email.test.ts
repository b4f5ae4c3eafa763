import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmail } from '#values/email.ts';

const RIGHT = [
  'm.demir@brinkmann-tiefbau.example',
  'a@b.de',
  'änne.öztürk@bau.example',
  "o'brien+kies@mail.bau.example",
  `${'a'.repeat(245)}@bau.info`,
];

const WRONG = [
  '',
  'm.demir',
  'm.demir@',
  '@bau.example',
  'm.demir@bau',
  'm.demir@bau.',
  'm.demir@.example',
  'm.demir@bau..example',
  'm demir@bau.example',
  'm@demir@bau.example',
  'a@bau.example,b@bau.example',
  'a@bau.example\r\nBcc: b@bau.example',
  '<a@bau.example>',
  'a@bau.example;',
  `${'a'.repeat(246)}@bau.info`,
];

test('VAL-05 VAL-15 an address is any text, an @ and a name with a dot', () => {
  for (const address of RIGHT) assert.equal(isEmail(address), true, address);
  for (const address of WRONG) assert.equal(isEmail(address), false, address);
});
