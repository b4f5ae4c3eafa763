import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret with 256 random bits, and the hash that is stored. */
export const makeSecret = (): { secret: string; hash: Buffer } => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: digest(secret) };
};

/** Compares in constant time (D-66). */
export const isSecret = (secret: string, kept: Buffer): boolean =>
  timingSafeEqual(digest(secret), kept);

/** Characters at the end of a key by which people tell it from others. */
export const TAIL_CHARACTERS = 4;

const digest = (secret: string) => hash('sha256', secret, 'buffer');
