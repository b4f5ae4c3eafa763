import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNetwork } from '#core/network.ts';
import { isSecret, makeSecret } from '#core/secret.ts';
import { formatKey, isAddressAllowed, readKey } from '#imports/key.ts';

const ID = '0193477a-1c00-7000-8000-000000000001';

test('D-66 a key carries its id and a secret of which only the hash is kept', () => {
  const { secret, hash } = makeSecret();
  assert.equal(Buffer.from(secret, 'base64url').length, 32);
  assert.deepEqual(readKey(formatKey(ID, secret)), { id: ID, secret });
  assert.ok(isSecret(secret, hash));
  assert.ok(!isSecret(makeSecret().secret, hash));
  for (const wrong of [
    '',
    secret,
    `abk_${ID}`,
    `abk_${ID}.`,
    `abr_${ID}.${secret}`,
    `abk_x.${secret}`,
  ]) {
    assert.equal(readKey(wrong), null, wrong);
  }
});

test('D-66 a key may be limited to addresses and networks of both kinds', () => {
  for (const [entry, valid] of [
    ['10.1.2.3', true],
    ['10.1.0.0/16', true],
    ['0.0.0.0/0', true],
    ['2001:db8::/32', true],
    ['10.1.0.0/33', false],
    ['10.1.0.0/', false],
    ['10.1.0.0/16/8', false],
    ['10.1.0', false],
    ['waage.example', false],
    ['', false],
  ] as const) {
    assert.equal(isNetwork(entry), valid, entry);
  }
  for (const [address, allowed, may] of [
    ['192.0.2.7', [], true],
    ['192.0.2.7', ['192.0.2.7'], true],
    ['192.0.2.8', ['192.0.2.7'], false],
    ['192.0.2.8', ['198.51.100.0/24', '192.0.2.0/24'], true],
    ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
    ['2001:db8::1', ['2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['192.0.2.7', ['2001:db8::/32'], false],
  ] as const) {
    assert.equal(isAddressAllowed(address, allowed), may, `${address} ${allowed.join()}`);
  }
});
