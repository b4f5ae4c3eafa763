import type { View } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { loginTokenEnd } from '#session/lifetime.ts';
import { insertLoginToken } from '#session/store.ts';
import { makeToken } from '#session/token.ts';

/**
 * A person to sign in for, and for an impersonation the staff member with the reason (D-03) and the view of the
 * office it belongs to; none when the command line began it.
 */
type Occasion =
  | { readonly kind: 'invitation'; readonly userId: string }
  | {
      readonly kind: 'impersonation';
      readonly userId: string;
      readonly staffName: string;
      readonly reason: string;
      readonly view?: View;
    };

/** Issues a single-use `_im` token; it is shown this once and stored only as digest (D-09). */
export const issueLoginToken = async (
  db: Database,
  occasion: Occasion,
  now: Date,
): Promise<string> => {
  const { kind, userId } = occasion;
  const view = kind === 'impersonation' ? occasion.view : undefined;
  const { token, hash } = makeToken(kind === 'invitation' ? 'abi' : 'abv', userId);
  await insertLoginToken(db, {
    user_id: userId,
    id: newId(),
    token_hash: hash,
    kind,
    staff_name: kind === 'impersonation' ? occasion.staffName : null,
    reason: kind === 'impersonation' ? occasion.reason : null,
    staff_id: view?.staffId ?? null,
    view_id: view?.id ?? null,
    created_at: now,
    expires_at: loginTokenEnd[kind](now),
  });
  return token;
};
