import { LEGAL_KINDS, type Page, pageKey } from '@abrufbar/domain/content/pages.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import { cleanPage } from '#content/clean-html.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** Everything editors have in hand of a text. */
export type Draft = {
  readonly name: string | null;
  readonly html: string | null;
  readonly version: number;
  readonly changed_at: string;
  readonly changed_by: string;
  readonly changed_by_id: string;
};

type PageRow = {
  readonly key: string;
  readonly name: string | null;
  readonly has_draft: boolean;
  readonly is_published: boolean;
};

/** Texts of a brand, and all help pages, that have a draft or a version. */
export const listPages = async (db: Database, brand: Brand): Promise<PageRow[]> => {
  const own = LEGAL_KINDS.map((kind) => pageKey({ kind, brand }));
  const { rows } = await sql<PageRow>`
    SELECT keys.page_key AS key, d.name, d.html IS NOT NULL AS has_draft, keys.is_published
    FROM (
      SELECT page_key, bool_or(is_published) AS is_published FROM (
        SELECT page_key, true AS is_published FROM content_versions
        UNION ALL SELECT page_key, false FROM content_drafts) known
      WHERE starts_with(page_key, 'help:') OR page_key = ANY (${own}::text[])
      GROUP BY page_key) keys
    LEFT JOIN content_drafts d ON d.page_key = keys.page_key
    ORDER BY keys.page_key COLLATE "C"`.execute(db);
  return rows;
};

/** The draft of a text, locked until the end of the transaction where it is about to change. */
export const findDraft = (
  db: Database,
  page: Page,
  { isLocked }: { readonly isLocked: boolean },
): Promise<Draft | undefined> =>
  db
    .selectFrom('content_drafts')
    .select(['name', 'html', 'version', 'changed_at', 'changed_by', 'changed_by_id'])
    .where('page_key', '=', pageKey(page))
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();

/** Versions of a text, the newest first. */
export const listVersions = (db: Database, page: Page) =>
  db
    .selectFrom('content_versions')
    .select(['number', 'published_at', 'published_by'])
    .where('page_key', '=', pageKey(page))
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .execute();

/** One version with its text. */
export const findVersion = async (db: Database, page: Page, number: number) => {
  const row = await db
    .selectFrom('content_versions')
    .select(['number', 'published_at', 'published_by', 'html'])
    .where('page_key', '=', pageKey(page))
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...row, html: cleanPage(row.html) };
};

type Author = { readonly id: string; readonly name: string; readonly at: Date };

type Written = {
  /** Version this is based on; 0 before the first entry. */
  readonly version: number;
  readonly html: string | null;
  /** Only with the first entry of a help page. */
  readonly name?: string;
};

/** Writes the draft of a text; false if it has another version by now. */
export const saveDraft = async (
  db: Database,
  page: Page,
  { version, name, html }: Written,
  author: Author,
): Promise<boolean> => {
  const written = {
    html: html === null ? null : cleanPage(html),
    version: version + 1,
    changed_at: author.at.toISOString(),
    changed_by: author.name,
    changed_by_id: author.id,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('content_drafts')
    .values({ page_key: pageKey(page), name: name ?? null, ...written })
    .onConflict((conflict) =>
      conflict
        .column('page_key')
        .doUpdateSet(written)
        .where('content_drafts.version', '=', version),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Removes a text with its versions. */
export const deletePage = async (db: Database, page: Page): Promise<void> => {
  const key = pageKey(page);
  await db.deleteFrom('content_versions').where('page_key', '=', key).execute();
  await db.deleteFrom('content_drafts').where('page_key', '=', key).execute();
};

/** People of the customers of some suppliers who may sign in. */
export const countPeople = async (db: Database, suppliers: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ people: number }>`
    SELECT count(*)::int AS people FROM users u
    WHERE u.blocked_at IS NULL AND EXISTS (
      SELECT FROM memberships m JOIN company_erp_ids e ON e.company_id = m.company_id
      WHERE m.user_id = u.id AND e.supplier_id = ${ofSuppliers(suppliers)})`.execute(db);
  return rows[0]?.people ?? 0;
};
