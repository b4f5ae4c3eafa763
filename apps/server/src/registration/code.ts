import { hash, randomBytes } from 'node:crypto';
import { CODE_ALPHABET, CODE_CHARACTERS, formatCode } from '@abrufbar/domain/registration/code.ts';

/** Digest of a code, stored and looked up; its 130 random bits need no salt. */
export const digestOfCode = (characters: string): Buffer => hash('sha256', characters, 'buffer');

/** A new code as it is handed out, and what is kept of it. */
export const makeCode = (): { code: string; hash: Buffer } => {
  // 256 is a multiple of the 32 characters, so each of them is as likely.
  const bytes = [...randomBytes(CODE_CHARACTERS)];
  const characters = bytes.map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  return { code: formatCode(characters), hash: digestOfCode(characters) };
};
