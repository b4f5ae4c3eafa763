import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** Texts of a brand that editors have written. */
export const listTranslations = (db: Database, brand: Brand) =>
  db
    .selectFrom('translations')
    .select(['key', 'text'])
    .where('brand', '=', brand)
    .where('text', 'is not', null)
    .orderBy('key')
    .$narrowType<{ text: string }>()
    .execute();

/** A caller without login may cause this many entries; missing keys beyond it are not stored (D-59). */
const MAX_EMPTY_KEYS = 500;

/** Adds an empty entry for editors; one that exists, filled or not, stays as it is. */
export const insertMissingKey = async (
  db: Database,
  brand: Brand,
  key: string,
  at: Date,
): Promise<void> => {
  await db
    .insertInto('translations')
    .columns(['brand', 'key', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('translations')
        .select([
          sql<Brand>`${brand}::text`.as('brand'),
          sql<string>`${key}::text`.as('key'),
          sql<Date>`${at}::timestamptz`.as('changed_at'),
        ])
        .where('text', 'is', null)
        .where('version', '=', 0)
        .having(({ fn }) => fn.countAll(), '<', String(MAX_EMPTY_KEYS)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Writes a text in place of the bundled one, whatever stood there; null takes it back. */
export const updateTranslation = async (
  db: Database,
  brand: Brand,
  { key, text, at }: { readonly key: string; readonly text: string | null; readonly at: Date },
): Promise<void> => {
  const values = { text, changed_at: at.toISOString(), changed_by: null };
  await db
    .insertInto('translations')
    .values({ brand, key, version: 1, ...values })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'key']).doUpdateSet({
        ...values,
        version: sql`translations.version + 1`,
      }),
    )
    .execute();
};

const COLUMNS = ['key', 'text', 'version', 'changed_at', 'changed_by'] as const;

/** Everything the brand has written or reset, and what the portal has reported to it. */
export const listEntries = (db: Database, brand: Brand) =>
  db.selectFrom('translations').select(COLUMNS).where('brand', '=', brand).execute();
export type TranslationEntry = Awaited<ReturnType<typeof listEntries>>[number];

export const findEntry = (
  db: Database,
  brand: Brand,
  key: string,
): Promise<TranslationEntry | undefined> =>
  db
    .selectFrom('translations')
    .select(COLUMNS)
    .where('brand', '=', brand)
    .where('key', '=', key)
    .executeTakeFirst();

/** Entry a change is based on; version 0 is none, or one that was only reported. */
type Based = { readonly brand: Brand; readonly key: string; readonly version: number };

/** Writes or resets a text; false when it has another version by now. */
export const saveEntry = async (
  db: Database,
  { brand, key, version }: Based,
  text: string | null,
  by: { readonly name: string; readonly at: Date },
): Promise<boolean> => {
  const values = {
    text,
    version: version + 1,
    changed_at: by.at.toISOString(),
    changed_by: by.name,
  };
  const update = () =>
    db
      .updateTable('translations')
      .set(values)
      .where('brand', '=', brand)
      .where('key', '=', key)
      .where('version', '=', version)
      .returning('key')
      .execute();
  const insert = () =>
    db
      .insertInto('translations')
      .values({ brand, key, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute();
  if ((await update()).length > 0) return true;
  return version === 0 && (await insert()).length > 0;
};

/** Removes an entry; false when it has another version by now. */
export const deleteEntry = async (
  db: Database,
  { brand, key, version }: Based,
): Promise<boolean> => {
  const gone = await db
    .deleteFrom('translations')
    .where('brand', '=', brand)
    .where('key', '=', key)
    .where('version', '=', version)
    .returning('key')
    .execute();
  return gone.length > 0;
};
