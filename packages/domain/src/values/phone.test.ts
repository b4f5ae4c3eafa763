import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOME_COUNTRY_CODE, isPhone, readPhone } from '#values/phone.ts';

test('VAL-14 VAL-19 digits are kept however they are written, anything else is refused', () => {
  const cases: [typed: string, digits: string, isRefused: boolean][] = [
    ['', '', false],
    ['15120417733', '15120417733', false],
    [' 151 204-177.33 ', '15120417733', false],
    ['(0151) 204/177–33', '015120417733', false],
    ['+49 151 20417733', '15120417733', false],
    ['004915120417733', '15120417733', false],
    ['+43 660 1', '436601', true],
    ['0151x', '0151', true],
    ['٣', '', true],
    ['123456789012345', '123456789012345', false],
    ['1234567890123456', '123456789012345', true],
  ];
  for (const [typed, digits, isRefused] of cases) {
    assert.deepEqual(readPhone(typed, '+49'), { digits, isRefused }, typed);
  }
  assert.deepEqual(readPhone('+43 660 1', '+43'), { digits: '6601', isRefused: false });
});

test('D-19 CST-08 a number has 3 to 15 digits; the country is Germany unless said otherwise', () => {
  const good = ['112', '123456789012345'];
  const bad = ['', '11', '1234567890123456', '11 2', '+112', '11a'];
  for (const number of good) assert.equal(isPhone(number), true, number);
  for (const number of bad) assert.equal(isPhone(number), false, number);
  assert.equal(HOME_COUNTRY_CODE, '+49');
});
