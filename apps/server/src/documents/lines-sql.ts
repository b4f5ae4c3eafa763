import { type RawBuilder, sql } from 'kysely';

/** Lines `l` of an invoice as JSON. Quantities leave as text: a JSON number would become a float. */
export const linesOf = (condition: RawBuilder<unknown>) => sql`(
  SELECT coalesce(json_agg(json_build_object('item_number', l.item_number, 'quantity', l.quantity::text,
    'unit', l.unit) ORDER BY l.pos), '[]')
  FROM invoice_lines l WHERE ${condition}) AS lines`;
