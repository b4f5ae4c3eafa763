import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#core/ids.ts';
import { makeToken, readToken } from '#session/token.ts';

test('a token leads back to its user and digest, and carries 256 random bits', () => {
  const userId = newId();
  const { token, hash } = makeToken('abr', userId);
  assert.deepEqual(readToken('abr', token), { userId, hash });
  assert.equal(hash.length, 32);
  assert.equal(Buffer.from(token.split('.')[1] ?? '', 'base64url').length, 32);
  assert.notEqual(makeToken('abr', userId).token, token);
});

test('a login token is no bearer token, and neither is anything else', () => {
  const { token } = makeToken('abi', newId());
  const others = ['', 'abr_', token, `${token}x`, token.toUpperCase(), `${token} `, 'abr_x.y'];
  for (const other of others) assert.equal(readToken('abr', other), null, other);
});
