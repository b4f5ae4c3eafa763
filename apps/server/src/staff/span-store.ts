import {
  type ChosenKind,
  type ChosenSpans,
  CHOSEN_KINDS,
} from '@abrufbar/domain/staff/retention.ts';
import type { Database } from '#core/database/database.ts';

/** Every span that somebody has chosen. */
export const listSpans = (db: Database) => db.selectFrom('retention_spans').selectAll().execute();

/** The same as amounts by kind; kinds of another version are left out. */
export const listChosenSpans = async (db: Database): Promise<ChosenSpans> => {
  const rows = await listSpans(db);
  return Object.fromEntries(
    CHOSEN_KINDS.flatMap((kind) => {
      const row = rows.find((one) => one.kind === kind);
      return row ? [[kind, row.amount]] : [];
    }),
  );
};

type Choice = { readonly kind: ChosenKind; readonly version: number; readonly amount: number };
type Author = { readonly name: string; readonly at: Date };

/** Sets a span, of version 0 while nobody has chosen one; false if it has another version by now. */
export const saveSpan = async (
  db: Database,
  { kind, version, amount }: Choice,
  { name, at }: Author,
): Promise<boolean> => {
  const set = { amount, version: version + 1, changed_by: name, changed_at: at.toISOString() };
  const saved =
    version === 0
      ? await db
          .insertInto('retention_spans')
          .values({ kind, ...set })
          .onConflict((conflict) => conflict.column('kind').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('retention_spans')
          .set(set)
          .where('kind', '=', kind)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return saved !== undefined;
};
