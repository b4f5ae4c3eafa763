import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import type { View } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { impersonationEnd, sessionEnd } from '#session/lifetime.ts';
import { deleteExpiredSessions, insertSession } from '#session/store.ts';
import { makeToken } from '#session/token.ts';

type NewSession = {
  readonly userId: string;
  /** Name of the staff member who looks through this person's eyes (D-03). */
  readonly impersonator?: string | null;
  /** View of the office it belongs to. */
  readonly view?: View | null;
  /** At which the person signs in; later mails come under it. */
  readonly brand?: Brand;
  /** Name the device gives itself. */
  readonly userAgent: string;
};

/** Starts a session on one device and hands back its bearer token (D-11). */
export const startSession = async (
  db: Database,
  { userId, impersonator = null, view = null, brand, userAgent }: NewSession,
  now: Date,
): Promise<string> => {
  const { token, hash } = makeToken(impersonator === null ? 'abr' : 'abw', userId);
  await deleteExpiredSessions(db, userId, now);
  await insertSession(db, {
    user_id: userId,
    id: newId(),
    token_hash: hash,
    impersonator,
    staff_id: view?.staffId ?? null,
    view_id: view?.id ?? null,
    brand: brand ?? null,
    device: userAgent.slice(0, 200),
    created_at: now,
    last_used_on: berlinDay(now),
    last_used_at: now,
    expires_at: impersonator === null ? sessionEnd(now, now) : impersonationEnd(now),
  });
  return token;
};
