import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import test from 'node:test';
import { keyOf } from '#core/outbox/key.ts';

const byNode = (intent: string, name: string): string => {
  const hash = createHash('sha1').update(Buffer.from(intent.replaceAll('-', ''), 'hex'));
  const bytes = hash.update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
};

test('D-69 a call of an intent has the UUID that the standard derives from its name', () => {
  // The example of RFC 9562, appendix A.4.
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
  assert.equal(keyOf(dns, 'www.example.com'), '2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('D-69 names of every length and character lead to the same key as in Node', () => {
  for (let length = 0; length < 200; length += 1) {
    const intent = randomUUID();
    const name = 'größe/'.repeat(40).slice(0, length);
    assert.equal(keyOf(intent, name), byNode(intent, name));
  }
});
