import { type Brand, BRANDS } from '@abrufbar/domain/values/brand.ts';
import { type Selectable, sql } from 'kysely';
import { cleanPage } from '#content/clean-html.ts';
import { findTextAt } from '#content/pages/read-text.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { Tables } from '#core/database/tables.ts';
import type { Maintenance } from '#core/http/server-deps.ts';
import { newId } from '#core/ids.ts';

export type MaintenanceRow = Selectable<Tables['maintenance_windows']>;

const MAX_PAST = 50;

/** Those of a brand: running and planned ones, then the newest that are over. */
export const listMaintenance = async (db: Database, brand: Brand): Promise<MaintenanceRow[]> => {
  const of = () =>
    db
      .selectFrom('maintenance_windows')
      .selectAll()
      .where((eb) => eb.or([eb('brand', '=', brand), eb('brand', 'is', null)]));
  const open = await of().where('ended_at', 'is', null).orderBy('starts_at').execute();
  const over = await of()
    .where('ended_at', 'is not', null)
    .orderBy('starts_at', 'desc')
    .limit(MAX_PAST)
    .execute();
  return [...open, ...over];
};

/** One of a brand; undefined for an absent one and one of another brand. */
export const findMaintenance = (
  db: Database,
  brand: Brand,
  id: string,
): Promise<MaintenanceRow | undefined> =>
  db
    .selectFrom('maintenance_windows')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('brand', '=', brand), eb('brand', 'is', null)]))
    .executeTakeFirst();

/** Those that run at an instant, of all brands, the newest last. */
export const listOpen = (db: Database, now: Date): Promise<MaintenanceRow[]> =>
  db
    .selectFrom('maintenance_windows')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('starts_at', '<=', now.toISOString())
    .orderBy('starts_at')
    .execute();

/** Reasons for which the server closes the portal: it asks once a second (D-58). */
export const listRunning = async (db: Database, now: Date): Promise<Maintenance[]> => {
  const running: Maintenance[] = [];
  for (const { brand, html } of await listOpen(db, now)) {
    const own = brand as Brand | null; // the column allows no other
    if (html !== null) running.push({ brand: own, html: cleanPage(html) });
    else
      for (const one of own === null ? BRANDS : [own]) {
        const text = await findTextAt(db, { kind: 'maintenance', brand: one }, { brand: one, now });
        running.push({ brand: one, html: text ?? null }); // without one the portal has its own (D-58)
      }
  }
  return running;
};

type Author = { readonly name: string; readonly at: Date };

export type MaintenancePlan = {
  /** Null: both. */
  readonly brand: Brand | null;
  readonly startsAt: Date;
  readonly expectedUntil: Date | null;
  /** Null shows the text of the brand. */
  readonly html: string | null;
};

const columnsOf = ({ brand, startsAt, expectedUntil, html }: MaintenancePlan) => ({
  brand,
  starts_at: startsAt.toISOString(),
  expected_until: expectedUntil?.toISOString() ?? null,
  html: html === null ? null : cleanPage(html),
});

/** Adds a maintenance and hands back its id. */
export const insertMaintenance = async (
  db: Database,
  plan: MaintenancePlan,
  { name, at }: Author,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('maintenance_windows')
    .values({ id, ...columnsOf(plan), created_by: name, changed_by: name, changed_at: at })
    .execute();
  return id;
};

type Based = { readonly id: string; readonly version: number };

/** Writes the period and text of one that is not over; false if somebody else was faster. */
export const updateMaintenance = async (
  db: Database,
  { id, version }: Based,
  plan: MaintenancePlan,
  { name, at }: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('maintenance_windows')
    .set({
      ...columnsOf(plan),
      version: version + 1,
      changed_by: name,
      changed_at: at.toISOString(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Ends one that runs; false if somebody else was faster. */
export const endMaintenance = async (
  db: Database,
  { id, version }: Based,
  { name, at }: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('maintenance_windows')
    .set({
      ended_at: at.toISOString(),
      ended_by: name,
      version: version + 1,
      changed_by: name,
      changed_at: at.toISOString(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Calls off one that is only planned; false if somebody else was faster. */
export const deleteMaintenance = async (db: Database, { id, version }: Based): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('maintenance_windows')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** People of the suppliers' customers whose session was used since an instant. */
export const countPeople = async (
  db: Database,
  suppliers: readonly number[],
  since: Date,
): Promise<number> => {
  const people = await db
    .selectFrom('memberships')
    .innerJoin('company_erp_ids', 'company_erp_ids.company_id', 'memberships.company_id')
    .select('memberships.user_id')
    .distinct()
    .where('company_erp_ids.supplier_id', '=', ofSuppliers(suppliers))
    .execute();
  const ids = people.map(({ user_id }) => user_id);
  const { count } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.count<string>('user_id').distinct().as('count'))
    .where('user_id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('last_used_at', '>=', since.toISOString())
    .where('impersonator', 'is', null)
    .where('expires_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
};
