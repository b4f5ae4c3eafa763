import { MAINTENANCE_NOTICE_MS } from '@abrufbar/domain/content/maintenance.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, berlinTime, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { maintenanceTexts } from '@abrufbar/texts/server/maintenance.ts';
import { sql } from 'kysely';
import { insertPlan } from '#content/announcements/store.ts';
import { cleanMessage } from '#content/clean-html.ts';
import type { Database } from '#core/database/database.ts';

const t = reader(maintenanceTexts);

/** Reader of the portal's texts: the brand of the host, and the companies of the person who is signed in. */
export type Reader = {
  readonly brand: Brand;
  /** Null: nobody is signed in. */
  readonly companies: readonly number[] | null;
};

/**
 * Announcement of the portal: a maintenance that is about to begin comes before everything else (OFF-182), then the
 * last planned one among those that reach the person (D-57): at the sign-in those for everybody alone, later those of
 * any of the person's companies too.
 */
export const findAnnouncement = async (db: Database, { brand, companies }: Reader, now: Date) => {
  const reaches =
    companies === null
      ? sql`on_login AND companies IS NULL`
      : sql`on_start AND (companies IS NULL OR companies && ${companies}::int[])`;
  const notice = new Date(now.getTime() + MAINTENANCE_NOTICE_MS);
  const { rows } = await sql<{
    message: string | null;
    is_permanent: boolean;
    starts_at: string;
    expected_until: string | null;
  }>`
    SELECT message, is_permanent, starts_at, expected_until FROM (
      (SELECT NULL AS message, true AS is_permanent, starts_at, expected_until, 1 AS place
       FROM maintenance_windows
       WHERE (brand = ${brand} OR brand IS NULL) AND ended_at IS NULL
         AND starts_at > ${now} AND starts_at <= ${notice}
       ORDER BY starts_at LIMIT 1)
      UNION ALL
      (SELECT message, is_permanent, starts_at, NULL, 2
       FROM announcements
       WHERE planned_at IS NOT NULL AND (brand = ${brand} OR brand IS NULL) AND ${reaches}
         AND starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})
       ORDER BY planned_at DESC, id DESC LIMIT 1)
    ) found ORDER BY place LIMIT 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { message, is_permanent } = row;
  return { is_permanent, message: message === null ? announced(row) : cleanMessage(message) };
};

/** Sentence that announces a maintenance; an end on another day has its date. */
const announced = (of: { readonly starts_at: string; readonly expected_until: string | null }) => {
  const [begin, end] = [new Date(of.starts_at), of.expected_until && new Date(of.expected_until)];
  const from = berlinTime(begin);
  if (!end) return t('maintenance.announced', { von: from });
  const isSameDay = berlinDay(begin) === berlinDay(end);
  const until = isSameDay ? berlinTime(end) : `${toShortDmy(berlinDay(end))}, ${berlinTime(end)}`;
  return t('maintenance.announced_until', { von: from, bis: until });
};

type Announcement = {
  /** Null speaks to both brands. */
  readonly brand: Brand | null;
  readonly message: string;
  readonly isPermanent: boolean;
  readonly startsAt: Date;
  /** Null runs until it is removed. */
  readonly endsAt: Date | null;
};

/** An announcement for everybody on the start page and at the sign-in, by the command line. */
export const insertAnnouncement = async (
  db: Database,
  { brand, message, isPermanent, startsAt, endsAt }: Announcement,
  now: Date,
): Promise<void> => {
  const plan = {
    brand,
    title: null,
    path: null,
    scope: null,
    html: message,
    isPermanent,
    onStart: true,
    onLogin: true,
    companies: null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    plannedAt: now.toISOString(),
  };
  await insertPlan(db, plan, { name: null, at: now });
};

/** Longest note of a brand; undefined where nobody has set one (ENT-19). */
export const findNoteMax = async (db: Database, brand: Brand): Promise<number | undefined> => {
  const row = await db
    .selectFrom('configurations')
    .select('note_max_letters')
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row?.note_max_letters;
};

/** Sets the longest note of a brand. */
export const updateNoteMax = async (db: Database, brand: Brand, letters: number): Promise<void> => {
  const change = { note_max_letters: letters };
  await db
    .insertInto('configurations')
    .values({ brand, ...change })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet(change))
    .execute();
};

/** Settings of a brand with their version; undefined before the first change. */
export const findConfiguration = (db: Database, brand: Brand) =>
  db
    .selectFrom('configurations')
    .select(['note_max_letters', 'version', 'changed_by', 'changed_at'])
    .where('brand', '=', brand)
    .executeTakeFirst();

type Configuration = {
  /** The one it is based on; 0 before the first. */
  readonly version: number;
  readonly noteMaxLetters: number;
};

/** Writes settings of a brand; false if somebody else was faster. */
export const updateConfiguration = async (
  db: Database,
  brand: Brand,
  { version, noteMaxLetters }: Configuration,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<boolean> => {
  const change = {
    note_max_letters: noteMaxLetters,
    version: version + 1,
    changed_by: name,
    changed_at: at.toISOString(),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('configurations')
    .values({ brand, ...change })
    .onConflict((conflict) =>
      conflict.column('brand').doUpdateSet(change).where('configurations.version', '=', version),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
