import type { SnippetScope } from '@abrufbar/domain/content/page-match.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import { cleanMessage, cleanPage } from '#content/clean-html.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

/** Drafts and what is planned are few; of what is over the newest are enough. */
const MAX_ROWS = 500;

export type AnnouncementPlan = {
  /** Null speaks to both brands. */
  readonly brand: Brand | null;
  /** For staff alone; null: made of the text. */
  readonly title: string | null;
  /** Page of a snippet; null for an announcement. */
  readonly path: string | null;
  /** Only of a snippet. */
  readonly scope: SnippetScope | null;
  readonly html: string;
  readonly isPermanent: boolean;
  readonly onStart: boolean;
  readonly onLogin: boolean;
  /** Null: everybody. */
  readonly companies: readonly number[] | null;
  readonly startsAt: string;
  /** Null runs until it is removed. */
  readonly endsAt: string | null;
  /** Null: a draft. */
  readonly plannedAt: string | null;
};

const columnsOf = (plan: AnnouncementPlan) => ({
  brand: plan.brand,
  title: plan.title,
  path: plan.path,
  scope: plan.scope,
  message: plan.path === null ? cleanMessage(plan.html) : cleanPage(plan.html),
  is_permanent: plan.isPermanent,
  on_start: plan.onStart,
  on_login: plan.onLogin,
  companies: plan.companies === null ? null : [...plan.companies],
  starts_at: plan.startsAt,
  ends_at: plan.endsAt,
  planned_at: plan.plannedAt,
});

type Author = {
  /** Null: the command line. */
  readonly name: string | null;
  readonly at: Date;
};

/** Adds an announcement or snippet and hands back its id. */
export const insertPlan = async (
  db: Database,
  plan: AnnouncementPlan,
  { name, at }: Author,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('announcements')
    .values({ id, ...columnsOf(plan), changed_at: at.toISOString(), changed_by: name })
    .execute();
  return id;
};

type Based = { readonly id: string; readonly version: number };

/** Writes all fields; false if somebody else was faster. */
export const updatePlan = async (
  db: Database,
  { id, version }: Based,
  plan: AnnouncementPlan,
  { name, at }: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({
      ...columnsOf(plan),
      version: version + 1,
      changed_at: at.toISOString(),
      changed_by: name,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Removes one; false if somebody else was faster. */
export const deletePlan = async (db: Database, { id, version }: Based): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('announcements')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

const rowsOf = (db: Database, brand: Brand) =>
  db
    .selectFrom('announcements')
    .selectAll()
    .where((eb) => eb.or([eb('brand', '=', brand), eb('brand', 'is', null)]));

export type AnnouncementRow = Awaited<ReturnType<typeof listPlans>>[number];

/** All of a brand: drafts, what is planned or visible, then the newest of what is over. */
export const listPlans = (db: Database, brand: Brand, now: Date) =>
  rowsOf(db, brand)
    .orderBy(sql`planned_at IS NOT NULL`)
    .orderBy(sql`coalesce(ends_at <= ${now.toISOString()}, false)`)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();

export const findPlan = (
  db: Database,
  brand: Brand,
  id: string,
): Promise<AnnouncementRow | undefined> =>
  rowsOf(db, brand).where('id', '=', id).executeTakeFirst();

/** Everything planned that is not over and speaks to one of the brands. */
export const listOpenPlans = (db: Database, brands: readonly Brand[], now: Date) =>
  db
    .selectFrom('announcements')
    .selectAll()
    .where((eb) => eb.or([eb('brand', 'in', [...brands]), eb('brand', 'is', null)]))
    .where('planned_at', 'is not', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
