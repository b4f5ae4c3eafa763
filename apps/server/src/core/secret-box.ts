import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#core/start-error.ts';

/** Encrypts what must be read again, and hashes what is only compared, both with a key outside the database. */
export type SecretBox = {
  readonly seal: (text: string) => Buffer;
  /** Throws for bytes that this key did not seal. */
  readonly open: (sealed: Buffer) => string;
  /** Keyed hash: short codes cannot be guessed from a copy of the database. */
  readonly digest: (text: string) => Buffer;
};

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

export const isSecretKey = (text: string): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === KEY_BYTES;

const derive = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));

export const createSecretBox = (key: Buffer): SecretBox => {
  const [forSecrets, forDigests] = [derive(key, 'seal'), derive(key, 'digest')];
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, forSecrets, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv(CIPHER, forSecrets, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString();
    },
    digest: (text) => createHmac('sha256', forDigests).update(text).digest(),
  };
};

/** The box of the key that STAFF_SECRET_KEY names, or of the one in the data directory, which is made if missing. */
export const openSecretBox = (settings: {
  readonly STAFF_SECRET_KEY?: string | undefined;
  readonly DATA_DIR: string;
}): SecretBox =>
  createSecretBox(
    Buffer.from(settings.STAFF_SECRET_KEY ?? readOrMake(settings.DATA_DIR), 'base64url'),
  );

const readOrMake = (folder: string): string => {
  const file = join(folder, 'staff-secret.key');
  if (!existsSync(file)) makeKey(folder, file);
  const key = readFileSync(file, 'utf8').trim();
  if (!isSecretKey(key)) {
    throw new StartError(`${file} holds no key of 32 bytes in base64url; put the right one back`);
  }
  return key;
};

/** Whole or not at all; of two servers that start at once, only one makes it. */
const makeKey = (folder: string, file: string): void => {
  mkdirSync(folder, { recursive: true });
  const made = `${file}.${process.pid}`;
  try {
    writeFileSync(made, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 });
    linkSync(made, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(made, { force: true });
  }
};
