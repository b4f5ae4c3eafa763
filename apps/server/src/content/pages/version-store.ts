import { type Page, pageKey } from '@abrufbar/domain/content/pages.ts';
import { sql } from 'kysely';
import { cleanPage } from '#content/clean-html.ts';
import type { Database } from '#core/database/database.ts';

type Version = { readonly html: string; readonly publishedAt: string };

/** The version of a text that counts at an instant; undefined before the first. */
export const findVersionAt = async (
  db: Database,
  page: Page,
  now: Date,
): Promise<Version | undefined> => {
  const row = await db
    .selectFrom('content_versions')
    .select(['html', 'published_at'])
    .where('page_key', '=', pageKey(page))
    .where('published_at', '<=', now.toISOString())
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { html: cleanPage(row.html), publishedAt: row.published_at };
};

type NewVersion = {
  readonly html: string;
  readonly publishedAt: Date;
  /** Name of the editor; null is the command line. */
  readonly by: string | null;
};

/** Adds a version and hands back its number; earlier ones stay as proof of what was accepted (D-56). */
export const insertVersion = async (
  db: Database,
  page: Page,
  { html, publishedAt, by }: NewVersion,
): Promise<number> => {
  const key = pageKey(page);
  const { rows } = await sql<{ number: number }>`
    INSERT INTO content_versions (page_key, number, html, published_at, published_by)
    SELECT ${key}, coalesce(max(number), 0) + 1, ${cleanPage(html)}, ${publishedAt.toISOString()}::timestamptz, ${by}
    FROM content_versions WHERE page_key = ${key}
    RETURNING number`.execute(db);
  return rows[0]?.number ?? 0;
};

const HELP = 'help:';

/** Path patterns that have help. */
export const listHelpPaths = async (db: Database): Promise<{ readonly path: string }[]> => {
  const rows = await db
    .selectFrom('content_versions')
    .select('page_key')
    .distinct()
    .where(sql<boolean>`starts_with(page_key, ${HELP})`)
    .execute();
  return rows.map(({ page_key }) => ({ path: page_key.slice(HELP.length) }));
};
