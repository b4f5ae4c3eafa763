import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

/** A sentence that staff of a brand insert into their answers (OFF-64). */
type Template = { readonly brand: Brand; readonly id: string; readonly version: number };

type Author = { readonly name: string; readonly at: Date };

/** Templates of a brand in their order. */
export const listTemplates = (db: Database, brand: Brand) =>
  db
    .selectFrom('answer_templates')
    .select(['id', 'text', 'position', 'version', 'changed_by', 'changed_at'])
    .where('brand', '=', brand)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Adds a template behind the others of its brand and hands back its id. */
export const insertTemplate = async (db: Database, brand: Brand, text: string): Promise<string> => {
  const id = newId();
  await sql`
    INSERT INTO answer_templates (brand, id, text, position)
    SELECT ${brand}, ${id}, ${text}, coalesce(max(position), 0) + 1
    FROM answer_templates WHERE brand = ${brand}`.execute(db);
  return id;
};

/** Writes another text; false if the template is gone or has another version by now. */
export const updateTemplate = async (
  db: Database,
  { brand, id, version }: Template,
  text: string,
  author: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('answer_templates')
    .set({
      text,
      version: version + 1,
      changed_by: author.name,
      changed_at: author.at.toISOString(),
    })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Puts the templates of a brand into the order of `ids`; those that are not named follow as they were. */
export const orderTemplates = async (
  db: Database,
  brand: Brand,
  ids: readonly string[],
): Promise<void> => {
  await sql`
    UPDATE answer_templates t SET position = n.position
    FROM (SELECT id, row_number() OVER (ORDER BY array_position(${ids}::uuid[], id), position, id)::int AS position
      FROM answer_templates WHERE brand = ${brand}) n
    WHERE t.brand = ${brand} AND t.id = n.id AND t.position <> n.position`.execute(db);
};

/** False if the template is gone or has another version by now. */
export const deleteTemplate = async (
  db: Database,
  { brand, id, version }: Template,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('answer_templates')
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
