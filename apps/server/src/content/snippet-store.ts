import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { SnippetScope } from '@abrufbar/domain/content/page-match.ts';
import { cleanPage } from '#content/clean-html.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

/** Snippets whose window is open for the brand, the newest first (D-57). */
export const listSnippets = (db: Database, brand: Brand, now: Date) =>
  db
    .selectFrom('marketing_snippets')
    .select(['id', 'path', 'scope', 'html'])
    .where((eb) => eb.or([eb('brand', '=', brand), eb('brand', 'is', null)]))
    .where('starts_at', '<=', now.toISOString())
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

type Snippet = {
  /** Null speaks to both brands. */
  readonly brand: Brand | null;
  /** Page it stands on, as in the help: `/contract-detail/{id}`. */
  readonly path: string;
  readonly scope: SnippetScope;
  readonly html: string;
  readonly startsAt: Date;
  /** Null runs until it is removed. */
  readonly endsAt: Date | null;
};

export const insertSnippet = async (db: Database, snippet: Snippet): Promise<string> => {
  const { brand, path, scope, html, startsAt, endsAt } = snippet;
  const id = newId();
  const row = { id, brand, path, scope, html: cleanPage(html) };
  await db
    .insertInto('marketing_snippets')
    .values({ ...row, starts_at: startsAt, ends_at: endsAt })
    .execute();
  return id;
};
