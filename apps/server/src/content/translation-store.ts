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
export const insertMissingKey = async (db: Database, brand: Brand, key: string): Promise<void> => {
  await db
    .insertInto('translations')
    .columns(['brand', 'key'])
    .expression((eb) =>
      eb
        .selectFrom('translations')
        .select([sql<Brand>`${brand}::text`.as('brand'), sql<string>`${key}::text`.as('key')])
        .where('text', 'is', null)
        .having(({ fn }) => fn.countAll(), '<', String(MAX_EMPTY_KEYS)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Writes a text in place of the bundled one; null takes it back. */
export const updateTranslation = async (
  db: Database,
  brand: Brand,
  key: string,
  text: string | null,
): Promise<void> => {
  await db
    .insertInto('translations')
    .values({ brand, key, text })
    .onConflict((conflict) => conflict.columns(['brand', 'key']).doUpdateSet({ text }))
    .execute();
};
