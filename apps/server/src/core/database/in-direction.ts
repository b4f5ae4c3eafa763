import { type RawBuilder, sql } from 'kysely';

/** Columns of an order, all of them in one direction; `nulls` says where what is not known stands. */
export const inDirection = (
  columns: readonly RawBuilder<unknown>[],
  isDescending: boolean,
  nulls = sql``,
): RawBuilder<unknown> => {
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  return sql.join(columns.map((column) => sql`${column} ${direction} ${nulls}`));
};
