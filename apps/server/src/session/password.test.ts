import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPassword } from '#session/password.ts';
import { countHashes } from '#testing/concepts/password-work.ts';

test('a password fits only its own hash, which names its cost', async () => {
  const stored = await hashPassword('Straße-§1 ');
  assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  assert.equal(await isPassword('Straße-§1 ', stored), true);
  assert.equal(await isPassword('Straße-§1', stored), false);
  assert.equal(await isPassword('Tu\u0308r', await hashPassword('T\u00fcr')), true);
  assert.notEqual(await hashPassword('Straße-§1 '), stored);
});

test('a hash of another cost is checked with that cost', async () => {
  // The example of the reference implementation's README, made with its command line.
  const stored =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  assert.equal(await isPassword('password', stored), true);
  assert.equal(await isPassword('Password', stored), false);
});

test('without a hash no password fits, after the same work', async () => {
  const stored = await hashPassword('Baustelle-2026');
  const hashesFor = (hash: string | null) =>
    countHashes(async () => assert.equal(await isPassword('falsch', hash), false));
  assert.deepEqual([await hashesFor(stored), await hashesFor(null)], [1, 1]);
});

test('more than four hashes at once are refused with 429', async () => {
  const stored = await hashPassword('Baustelle-2026');
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => isPassword('Baustelle-2026', stored)),
  );
  const refused = tries.filter((one) => one.status === 'rejected');
  assert.equal(refused.length, 2);
  assert.ok(refused.every(({ reason }) => reason.status === 429 && reason.retryAfter === 1));
  assert.equal(await isPassword('Baustelle-2026', stored), true);
});
