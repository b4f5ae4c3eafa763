import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canEncryptFor, encryptPush } from '#core/push/encryption.ts';

// RFC 8291, appendix A.
const TEXT = 'When I grow up, I want to be a watermelon';
const TARGET = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const chance = {
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
};
const BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

test('D-53 a push is encrypted as in the example of RFC 8291, and never twice alike', () => {
  assert.equal(encryptPush(TEXT, TARGET, { chance }).toString('base64url'), BODY);
  assert.notDeepEqual(encryptPush(TEXT, TARGET), encryptPush(TEXT, TARGET));
});

test('D-53 lengths of pushes differ in steps only', () => {
  const lengthOf = (text: string) => encryptPush(text, TARGET, { step: 256 }).length;
  assert.equal(lengthOf(''), lengthOf('x'.repeat(255)));
  assert.equal(lengthOf('x'.repeat(256)), lengthOf('') + 256);
});

test('D-53 a key that is no point of the curve is invalid', () => {
  assert.equal(canEncryptFor(TARGET), true);
  for (const p256dh of ['', `B${'A'.repeat(86)}`, TARGET.p256dh.slice(0, -2)]) {
    assert.equal(canEncryptFor({ ...TARGET, p256dh }), false, p256dh);
  }
});
