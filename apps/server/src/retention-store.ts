import type { ChosenSpans } from '@abrufbar/domain/staff/retention.ts';
import { type KeptKind, keptSince } from '#retention.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

type Old = {
  readonly table: keyof Tables;
  /** Since when a row is kept. */
  readonly since: string;
  readonly kept: KeptKind;
};

/** Every table whose rows are cleared away with time (D-64), by whose they are. */
export const OLD_ROWS = {
  user_id: [
    { table: 'notifications', since: 'seen_at', kept: 'seenNotification' },
    { table: 'dispatches', since: 'begun_at', kept: 'dispatch' },
    { table: 'login_tokens', since: 'expires_at', kept: 'expiredInvitation' },
    { table: 'recovery_links', since: 'expires_at', kept: 'expiredLink' },
    { table: 'sessions', since: 'expires_at', kept: 'expiredSession' },
    { table: 'known_devices', since: 'expires_at', kept: 'expiredDevice' },
    { table: 'idempotency_user', since: 'created_at', kept: 'answer' },
  ],
  company_id: [
    { table: 'call_off_carts', since: 'opened_at', kept: 'cart' },
    { table: 'idempotency_company', since: 'created_at', kept: 'answer' },
  ],
} as const satisfies Record<string, readonly Old[]>;

/** Clears away old rows of one user or one company. */
export const deleteOldRows = async (
  db: Database,
  owner: keyof typeof OLD_ROWS,
  id: string | number,
  now: Date,
  chosen: ChosenSpans,
): Promise<void> => {
  for (const { table, since, kept } of OLD_ROWS[owner]) {
    await sql`DELETE FROM ${sql.table(table)}
      WHERE ${sql.ref(owner)} = ${id} AND ${sql.ref(since)} < ${keptSince(kept, now, chosen)}`.execute(
      db,
    );
  }
};

/** Clears away old codes, which belong to no user or company alone. */
export const deleteOldCodes = async (
  db: Database,
  now: Date,
  chosen: ChosenSpans,
): Promise<void> => {
  await sql`DELETE FROM ${sql.table('registration_codes')}
    WHERE expires_at < ${keptSince('expiredCode', now, chosen)}`.execute(db);
};

/** Clears away counts of failed logins that no longer hold anybody back. */
export const deleteOldFailures = async (db: Database, now: Date): Promise<void> => {
  await sql`DELETE FROM ${sql.table('login_failures')}
    WHERE expire < ${keptSince('expiredFailure', now).getTime()}`.execute(db);
};

/** Clears away the log of imports that are over, which belongs to suppliers; the files they had left. */
export const deleteOldImports = async (
  db: Database,
  now: Date,
  chosen: ChosenSpans,
): Promise<string[]> => {
  const { rows } = await sql<{ file: string | null }>`DELETE FROM ${sql.table('imports')}
    WHERE coalesce(finished_at, failed_at) < ${keptSince('import', now, chosen)} RETURNING file`.execute(
    db,
  );
  return rows.flatMap(({ file }) => file ?? []);
};

/** Clears away what an import of a company that broke off has left behind. */
export const deleteLostMarks = async (db: Database, companyId: number): Promise<void> => {
  await sql`DELETE FROM ${sql.table('import_marks')}
    WHERE company_id = ${companyId} AND import_id NOT IN (SELECT id FROM imports)`.execute(db);
};

/** Clears away jobs that are done; failed ones stay until the queue drops them. */
export const deleteDoneJobs = async (db: Database, now: Date): Promise<void> => {
  await sql`DELETE FROM pgboss.job
    WHERE state = 'completed' AND completed_on < ${keptSince('doneJob', now)}`.execute(db);
};

export const listUserIds = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('users').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};
