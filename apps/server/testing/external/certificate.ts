import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type TestCertificate = {
  readonly key: string;
  readonly cert: string;
  /** Pin that makes a browser trust it: SHA-256 of its public key. */
  readonly pin: string;
};

/** A certificate for servers of tests, signed by itself; Node can use certificates but make none. */
export const buildCertificate = (...hosts: readonly string[]): TestCertificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  // Of several with the same name only one would be looked at.
  const name = sequence(
    set(sequence(oid(COMMON_NAME), der(0x0c, Buffer.from(crypto.randomUUID())))),
  );
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const signedBy = sequence(oid(ECDSA_WITH_SHA256));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    signedBy,
    name,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231000000Z'))),
    name,
    spki,
    der(0xa3, sequence(sequence(oid(ALTERNATIVE_NAMES), der(0x04, names)))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const bytes = sequence(content, signedBy, der(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`,
    pin: createHash('sha256').update(spki).digest('base64'),
  };
};

const COMMON_NAME = [0x55, 0x04, 0x03];
const ALTERNATIVE_NAMES = [0x55, 0x1d, 0x11];
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];

/** As short as it can be: browsers take no other. */
const sizeOf = (length: number): readonly number[] => {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
};

const der = (tag: number, content: Buffer): Buffer => {
  const { length } = content;
  return Buffer.concat([Buffer.from([tag, ...sizeOf(length)]), content]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, Buffer.concat(parts));
const set = (...parts: readonly Buffer[]) => der(0x31, Buffer.concat(parts));
const oid = (bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
