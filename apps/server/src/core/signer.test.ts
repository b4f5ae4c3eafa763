import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSigner } from '#core/signer.ts';

const signer = createSigner(Buffer.alloc(32, 1));
const other = createSigner(Buffer.alloc(32, 2));

test('D-49 only our signature of the same text is valid', () => {
  const signature = signer.sign('text');
  assert.match(signature, /^[\w-]{22}$/);
  assert.ok(signer.isSigned('text', signature));
  const wrong = [other.sign('text'), signer.sign('Text'), '', signature.slice(1), `${signature}A`];
  // The last character holds two bits: others would mean the same bytes.
  const twin = signature.slice(0, -1) + (signature.endsWith('A') ? 'B' : 'A');
  for (const one of [...wrong, twin, 'ä'.repeat(11)]) assert.ok(!signer.isSigned('text', one), one);
});
