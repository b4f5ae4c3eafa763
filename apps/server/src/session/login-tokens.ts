import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { loginTokenEnd } from '#session/lifetime.ts';
import { insertLoginToken } from '#session/store.ts';
import { makeToken } from '#session/token.ts';

/** A person to sign in for, and for an impersonation the staff member with the reason (D-03). */
type Occasion =
  | { readonly kind: 'invitation'; readonly userId: string }
  | {
      readonly kind: 'impersonation';
      readonly userId: string;
      readonly staffName: string;
      readonly reason: string;
    };

/** Issues a single-use `_im` token; it is shown this once and stored only as digest (D-09). */
export const issueLoginToken = async (
  db: Database,
  occasion: Occasion,
  now: Date,
): Promise<string> => {
  const { kind, userId } = occasion;
  const { token, hash } = makeToken('abi', userId);
  await insertLoginToken(db, {
    user_id: userId,
    id: newId(),
    token_hash: hash,
    kind,
    staff_name: kind === 'impersonation' ? occasion.staffName : null,
    reason: kind === 'impersonation' ? occasion.reason : null,
    created_at: now,
    expires_at: loginTokenEnd[kind](now),
  });
  return token;
};
