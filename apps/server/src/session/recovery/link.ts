import type { Database } from '#core/database/database.ts';
import { recoveryEnd } from '#session/lifetime.ts';
import { upsertRecoveryLink } from '#session/recovery/store.ts';
import { makeToken } from '#session/token.ts';

/** Makes the only link of a person and returns its token, of which only the digest is stored (D-12). */
export const makeRecoveryLink = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<string> => {
  const { token, hash } = makeToken('abp', userId);
  await upsertRecoveryLink(db, {
    user_id: userId,
    token_hash: hash,
    created_at: now,
    expires_at: recoveryEnd(now),
  });
  return token;
};
