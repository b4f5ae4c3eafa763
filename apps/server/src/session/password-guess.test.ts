import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenPasswordRules } from '@abrufbar/domain/session/password.ts';
import { isEasyToGuess } from '#session/password-guess.ts';

const COMMON = [
  'Passwort1!',
  'P4ssw0rt#1',
  'Passw0rd!',
  'PASSWORd.123',
  'Sommer-2026',
  '$Ommer-2026',
  '2026-Winter!',
  'Fr\u00fchling.26',
  'Fruehling#26',
  'Qwertz123!',
  'Hallo.Hallo1',
  'Aaaaaaa1!',
  'Nordstein_1',
  'Willkommen1!',
];

const OWN = [
  'Baustelle-2026',
  'Neue-Kelle-2027',
  'Kies-0/32 f\u00fcr \u00a71',
  'SommerImGarten-26',
  'xK9#mQ2.vL7',
  'Drei Bagger, 2 Lader',
  '\u00c4hre.Ufer.4711',
];

test('D-20 the most common passwords are recognised in any disguise', () => {
  for (const password of COMMON) {
    assert.deepEqual(brokenPasswordRules(password), [], password);
    assert.equal(isEasyToGuess(password), true, password);
  }
  for (const password of OWN) assert.equal(isEasyToGuess(password), false, password);
});

test('a very long password is checked quickly', () => {
  const before = performance.now();
  assert.equal(isEasyToGuess(`${'1'.repeat(60_000)}a`), true);
  assert.ok(performance.now() - before < 1000);
});
