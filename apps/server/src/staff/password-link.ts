import type { Database } from '#core/database/database.ts';
import { makeToken } from '#session/token.ts';
import { upsertPasswordLink } from '#staff/factor-store.ts';
import { linkEnd } from '#staff/lifetime.ts';

/** Makes the only password link of a member and returns its token, of which only the digest is stored. */
export const makePasswordLink = async (
  db: Database,
  staffId: string,
  { now, isFirst }: { readonly now: Date; readonly isFirst: boolean },
): Promise<string> => {
  const { token, hash } = makeToken('abl', staffId);
  await upsertPasswordLink(db, { staffId, hash }, { now, expiresAt: linkEnd(now, isFirst) });
  return token;
};

/** The page of the office that takes such a token; it stands in the fragment, which reaches no log (D-12). */
export const passwordPage = (origin: string, token: string): string =>
  `${origin}/office/password#${token}`;
