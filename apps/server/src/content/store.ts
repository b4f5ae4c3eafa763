import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { cleanMessage, cleanPage } from '#content/clean-html.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

/** The announcement whose window began last among those open now for the brand (D-57). */
export const findAnnouncement = async (db: Database, brand: Brand, now: Date) => {
  const row = await db
    .selectFrom('announcements')
    .select(['message', 'is_permanent'])
    .where((eb) => eb.or([eb('brand', '=', brand), eb('brand', 'is', null)]))
    .where('starts_at', '<=', now.toISOString())
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, message: cleanMessage(row.message) };
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

export const insertAnnouncement = async (
  db: Database,
  { brand, message, isPermanent, startsAt, endsAt }: Announcement,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('announcements')
    .values({
      id: newId(),
      brand,
      message: cleanMessage(message),
      is_permanent: isPermanent,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: now,
    })
    .execute();
};

/** Whether maintenance is announced, and its page (D-58). */
export const findMaintenance = async (
  db: Database,
): Promise<{ readonly active: boolean; readonly html: string | null }> => {
  const row = await db
    .selectFrom('maintenance')
    .select(['active', 'html'])
    .where('id', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return { active: false, html: null };
  return { ...row, html: row.html === null ? null : cleanPage(row.html) };
};

/** Announces maintenance or ends it; without a text the portal shows the one it brings along. */
export const updateMaintenance = async (
  db: Database,
  { active, html }: { readonly active: boolean; readonly html: string | null },
): Promise<void> => {
  const state = { active, html: html === null ? null : cleanPage(html) };
  await db
    .insertInto('maintenance')
    .values({ id: 1, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
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
