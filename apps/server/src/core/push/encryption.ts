import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '#core/push/push.ts';

const CURVE = 'prime256v1';
/** Size of the only record; push services accept bodies of 4096 bytes. */
const RECORD_BYTES = 4_096;
const LAST_RECORD_CODE = 2;
const DERIVED_BYTES = 32;

const hkdf = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Random values that must differ for every push. */
type Chance = { readonly salt: Buffer; readonly privateKey: Buffer };

const draw = (): Chance => {
  const ours = createECDH(CURVE);
  ours.generateKeys();
  return { salt: randomBytes(16), privateKey: ours.getPrivateKey() };
};

/**
 * Encrypts for a device (RFC 8291, `aes128gcm` of RFC 8188): one record, filled up to a multiple of `step` so that
 * its length tells little. Throws when the device's key is no point of the curve.
 */
export const encryptPush = (
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { step = 1, chance = draw() }: { readonly step?: number; readonly chance?: Chance } = {},
): Buffer => {
  const { salt, privateKey } = chance;
  const ours = createECDH(CURVE);
  ours.setPrivateKey(privateKey);
  const ourKey = ours.getPublicKey();
  const theirKey = Buffer.from(p256dh, 'base64url');
  const shared = ours.computeSecret(theirKey);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey]);
  const secret = hkdf(shared, Buffer.from(auth, 'base64url'), about, DERIVED_BYTES);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const plain = Buffer.from(text);
  const filled = Buffer.alloc(Math.ceil((plain.length + 1) / step) * step);
  plain.copy(filled);
  filled[plain.length] = LAST_RECORD_CODE;
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ourKey.length, 4);
  return Buffer.concat([
    salt,
    head,
    ourKey,
    cipher.update(filled),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};

/** Whether pushes can be encrypted for a device at all. */
export const canEncryptFor = (target: Pick<PushTarget, 'p256dh' | 'auth'>): boolean => {
  try {
    return encryptPush('', target).length > 0;
  } catch {
    return false; // not a point of the curve
  }
};
