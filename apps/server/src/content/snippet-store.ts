import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { SnippetScope } from '@abrufbar/domain/content/page-match.ts';
import { sql } from 'kysely';
import { insertPlan } from '#content/announcements/store.ts';
import type { Reader } from '#content/store.ts';
import type { Database } from '#core/database/database.ts';

/** A row of the portal's snippets. */
type SnippetRow = {
  id: string;
  path: string;
  scope: string;
  html: string;
  planned_at: string;
};

/** Snippets whose window is open for a reader, the last planned first (D-57). */
export const listSnippets = async (
  db: Database,
  { brand, companies }: Reader,
  now: Date,
): Promise<SnippetRow[]> => {
  const { rows } = await sql<SnippetRow>`
    SELECT id, path, scope, message AS html, planned_at FROM announcements
    WHERE path IS NOT NULL AND planned_at IS NOT NULL AND (brand = ${brand} OR brand IS NULL)
      AND starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})
      AND (companies IS NULL OR companies && ${companies ?? []}::int[])
    ORDER BY planned_at DESC, id DESC`.execute(db);
  return rows;
};

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

/** A snippet for everybody, by the command line; its begin counts as the moment of planning. */
export const insertSnippet = (
  db: Database,
  { startsAt, endsAt, ...snippet }: Snippet,
): Promise<string> => {
  const plan = {
    ...snippet,
    title: null,
    isPermanent: false,
    onStart: false,
    onLogin: false,
    companies: null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    plannedAt: startsAt.toISOString(),
  };
  return insertPlan(db, plan, { name: null, at: startsAt });
};
