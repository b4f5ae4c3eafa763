import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenPasswordRules, isPasswordTooLong, SPECIAL_CHARACTERS } from '#session/password.ts';

const CASES: [password: string, broken: string[]][] = [
  ['', ['length', 'upper', 'lower', 'digit', 'special']],
  ['Abcdef1!', []],
  ['Abcde1!', ['length']],
  ['abcdefg1!', ['upper']],
  ['ABCDEFG1!', ['lower']],
  ['Abcdefgh!', ['digit']],
  ['Abcdefgh1', ['special']],
  ['Äbcdefg1!', []],
  ['ABCDEFGä1!', []],
  ['ÄÖÜäöü1§', []], // § and ° are one character whatever their bytes
  ['A😀bcde1!', []], // eight characters, nine units
  ['A😀bcd1!', ['length']],
  ['Abcdefg1(', ['special']], // may occur, does not count
  ['Abcdefg1\\', ['special']],
  ['Abcdefg1(!', []],
  ['Abcdefg٣!', ['digit']],
];

for (const [password, broken] of CASES) {
  test(`${password || 'nothing'} breaks ${broken.join(', ') || 'no rule'} (VAL-06, VAL-07, VAL-08, VAL-09)`, () => {
    assert.deepEqual(brokenPasswordRules(password), broken);
  });
}

test('each of the 25 special characters counts (VAL-10)', () => {
  assert.equal(SPECIAL_CHARACTERS, "#!@$%^+'.,:;&§[{}*=`°_-]?");
  for (const one of SPECIAL_CHARACTERS)
    assert.deepEqual(brokenPasswordRules(`Abcdefg1${one}`), [], one);
});

test('at most 128 characters, not bytes (D-20)', () => {
  assert.equal(isPasswordTooLong('ä'.repeat(128)), false);
  assert.equal(isPasswordTooLong('ä'.repeat(129)), true);
  assert.equal(isPasswordTooLong('😀'.repeat(128)), false);
});
