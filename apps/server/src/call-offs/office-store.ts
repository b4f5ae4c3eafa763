import { sql } from 'kysely';
import { CHANGEABLE_COLUMNS } from '#call-offs/changeable-fields.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

const COLUMNS = [
  'company_id',
  'id',
  'number',
  'reference',
  'status',
  'material_number',
  'quantity_unit',
  'hourly_quantity',
  'incoterm',
  'truck_type',
  ...CHANGEABLE_COLUMNS,
] as const;
const SELECTED = sql.join(COLUMNS.map((column) => sql.ref(`o.${column}`)));

type Person = Pick<
  Tables['users'],
  'first_name' | 'last_name' | 'phone_country' | 'phone_number' | 'mobile_country' | 'mobile_number'
>;
export type PendingRow = Pick<Tables['call_offs'], (typeof COLUMNS)[number]> & {
  contract_number: string;
  contact_person: Person | null;
  ordered_by: Person | null;
  previous_contact_person: Person | null;
};

/** Name and phones of the person a call-off names in a column. */
const personIn = (column: string) => sql`(
  SELECT json_build_object('first_name', u.first_name, 'last_name', u.last_name,
    'phone_country', u.phone_country, 'phone_number', u.phone_number,
    'mobile_country', u.mobile_country, 'mobile_number', u.mobile_number)
  FROM users u WHERE u.id = ${sql.ref(`o.${column}`)})`;

/**
 * Pending call-offs of a supplier over all its companies, the next delivery first. The one read that fans out
 * over companies (scale rule 19); it goes by the partial index of waiting call-offs.
 */
export const listPending = async (
  db: Database,
  companies: readonly number[],
  supplierId: number,
  statuses: readonly number[],
  limit: number,
): Promise<PendingRow[]> => {
  const { rows } = await sql<PendingRow>`
    SELECT ${SELECTED}, c.contract_number, ${personIn('contact_user_id')} AS contact_person,
      ${personIn('created_by')} AS ordered_by,
      ${personIn('previous_contact_user_id')} AS previous_contact_person
    FROM call_offs o
    JOIN contracts c ON c.company_id = ANY (${companies}::int[]) AND c.company_id = o.company_id
      AND c.id = o.contract_id
    WHERE o.company_id = ANY (${companies}::int[]) AND o.supplier_id = ${supplierId}
      AND o.status IN (1, 2, 20, 30) AND o.status = ANY (${statuses}::int[])
    ORDER BY o.starts_at, o.id LIMIT ${limit}`.execute(db);
  return rows;
};
