import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { makeToken } from '#session/token.ts';
import { deleteOldStaffAnswers } from '#core/calls/staff-idempotency.ts';
import {
  halfSessionEnd,
  keptAnswersSince,
  keptSessionsSince,
  sessionEnd,
  stepUpEnd,
} from '#staff/lifetime.ts';
import { deleteOldStaffSessions, insertStaffSession } from '#staff/session-store.ts';

type NewSession = {
  readonly staffId: string;
  readonly stage: 'code' | 'enrolment' | 'full';
  readonly userAgent: string;
};

/** Starts a session and hands back its bearer token; signing in counts as the first step-up. */
export const startStaffSession = async (
  db: Database,
  { staffId, stage, userAgent }: NewSession,
  now: Date,
): Promise<string> => {
  const { token, hash } = makeToken('abs', staffId);
  const isWhole = stage === 'full';
  if (isWhole) await deleteOldStaffAnswers(db, staffId, keptAnswersSince(now));
  await deleteOldStaffSessions(db, staffId, { now, keptSince: keptSessionsSince(now) });
  await insertStaffSession(db, {
    staff_id: staffId,
    id: newId(),
    token_hash: hash,
    stage,
    device: userAgent.slice(0, 200),
    created_at: now,
    last_active_at: now,
    ends_at: isWhole ? sessionEnd(now) : halfSessionEnd(now),
    step_up_until: isWhole ? stepUpEnd(now) : null,
  });
  return token;
};
