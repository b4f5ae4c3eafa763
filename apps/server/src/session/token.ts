import { hash, randomBytes } from 'node:crypto';

/**
 * Bearer tokens begin with `abr`, those of staff who look as a person with `abw`, the single-use `_im` tokens of
 * invitations with `abi`, of impersonations with `abv`, those of recovery links with `abp`, those of staff with `abs`
 * and `abl`: none can stand in for another. The id of the user or member in front finds the row's shard.
 */
const KINDS = ['abr', 'abw', 'abi', 'abv', 'abp', 'abs', 'abl'] as const;
type TokenKind = (typeof KINDS)[number];

type TokenParts = { readonly userId: string; readonly hash: Buffer };

const FORM = new RegExp(
  `^(${KINDS.join('|')})_([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\\.[\\w-]{43}$`,
);

/**
 * Only this digest is stored and looked up. The duration of the look-up may hint at stored digests, which
 * is of no use without a preimage of SHA-256, so it needs no comparison in constant time.
 */
const digest = (token: string) => hash('sha256', token, 'buffer');

/** A new token with 256 random bits; the token itself leaves the server once and is kept nowhere. */
export const makeToken = (kind: TokenKind, userId: string): { token: string; hash: Buffer } => {
  const token = `${kind}_${userId}.${randomBytes(32).toString('base64url')}`;
  return { token, hash: digest(token) };
};

/** The user a token claims to belong to and the digest to look for; null if it has another form. */
export const readToken = (kind: TokenKind, token: string): TokenParts | null => {
  const [, found, userId] = FORM.exec(token) ?? [];
  return found === kind && userId !== undefined ? { userId, hash: digest(token) } : null;
};
