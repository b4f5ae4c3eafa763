import type { Database } from '#core/database/database.ts';

/** Live sessions of a user, those used last first. */
export const listSessions = (db: Database, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'impersonator', 'created_at', 'last_used_on', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

export type DeviceRow = Awaited<ReturnType<typeof listSessions>>[number];
