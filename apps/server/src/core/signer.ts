import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts that are printed on paper, and verifies them later. */
export type Signer = {
  readonly sign: (text: string) => string;
  /** Compares in constant time. */
  readonly isSigned: (text: string, signature: string) => boolean;
};

/** Half of an HMAC is still beyond guessing, and keeps a printed code small. */
const SIGNATURE_BYTES = 16;

export const createSigner = (key: Buffer): Signer => {
  const sign = (text: string) =>
    createHmac('sha256', key)
      .update(text)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url');
  return {
    sign,
    isSigned: (text, signature) => {
      const [right, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
};
