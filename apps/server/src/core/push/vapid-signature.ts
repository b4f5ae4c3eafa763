import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The pair that pushes are signed with, as in RFC 8292: a point and a number of P-256, in base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const pairOf = (ours: ReturnType<typeof createECDH>): PushKeys => ({
  publicKey: ours.getPublicKey('base64url'),
  // A number with leading zeros comes without them.
  privateKey: Buffer.from(ours.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
});

export const makePushKeys = (): PushKeys => {
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  return pairOf(ours);
};

/** The pair of a private key; null when it is none. */
export const readPushKeys = (privateKey: string): PushKeys | null => {
  if (!/^[A-Za-z0-9_-]{43}$/.test(privateKey)) return null;
  const ours = createECDH('prime256v1');
  try {
    ours.setPrivateKey(privateKey, 'base64url');
    return pairOf(ours);
  } catch {
    return null; // zero, or beyond the order of the curve
  }
};

/** Hours for which a signature holds; push services take at most 24. */
const TOKEN_HOURS = 12;

const keyOf = ({ publicKey, privateKey }: PushKeys): KeyObject => {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey },
    format: 'jwk',
  });
};

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs the sender's identity for the push service at `origin` (RFC 8292); `contact` is the contact address. */
export const pushSigner = (keys: PushKeys, contact: string) => {
  const key = keyOf(keys);
  const head = encoded({ typ: 'JWT', alg: 'ES256' });
  return (origin: string, now: Date): string => {
    const exp = Math.floor(now.getTime() / 1000) + TOKEN_HOURS * 3_600;
    const signed = `${head}.${encoded({ aud: origin, exp, sub: contact })}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
  };
};
