import { sql } from 'kysely';

/**
 * Companies with their place in the order of names, read along their index: comparing a hundred thousand names by the
 * rules of a language takes several times as long as comparing places.
 */
export const IN_NAME_ORDER = sql`(SELECT named.id,
  row_number() OVER (ORDER BY named.name COLLATE german, named.id) AS place FROM companies named)`;
