import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CODE_ALPHABET, CODE_CHARACTERS, formatCode, readCode } from '#registration/code.ts';

const SIGNS = '7K4M29QXTB3HWPD6RFYVC8JNE4';

test('D-09 a code holds at least 128 bits and is shown in groups', () => {
  assert.equal(new Set(CODE_ALPHABET).size, 32);
  assert.ok(Math.log2(CODE_ALPHABET.length) * CODE_CHARACTERS >= 128);
  assert.equal(formatCode(SIGNS), '7K4M2-9QXTB-3HWPD-6RFYV-C8JNE4');
});

test('REG-09 D-09 a code is read however it is typed, and letters that look like digits are those', () => {
  for (const typed of [
    SIGNS,
    formatCode(SIGNS),
    ` ${formatCode(SIGNS).toLowerCase()}\n`,
    '7K4M2 9QXTB 3HWPD 6RFYV C8JNE4',
    '7K4M2–9QXTB‑3HWPD‐6RFYV-C8JNE4',
  ]) {
    assert.equal(readCode(typed), SIGNS, typed);
  }
  assert.equal(readCode('oOiIlL'.padEnd(26, '2')), '001111'.padEnd(26, '2'));
  for (const typed of [
    '',
    SIGNS.slice(1),
    `${SIGNS}4`,
    SIGNS.replace('7', 'U'),
    SIGNS.replace('7', '*'),
  ])
    assert.equal(readCode(typed), null, typed);
});
