import { type Insertable, sql, type Updateable } from 'kysely';
import { CHANGEABLE_COLUMNS } from '#call-offs/changeable-fields.ts';
import { dropDecision } from '#call-offs/decision-store.ts';
import { noteMaxOf } from '#call-offs/offer-store.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

const COLUMNS = [
  'company_id',
  'id',
  'contract_id',
  'contract_item_id',
  'supplier_id',
  'number',
  'reference',
  'revision',
  'status',
  'earlier_status',
  'material_number',
  'material_name',
  'category',
  'factory_number',
  'factory_name',
  'incoterm',
  'incoterm_title',
  'truck_type',
  'truck_type_title',
  'quantity_unit',
  'hourly_quantity',
  'night_shift',
  'answer',
  ...CHANGEABLE_COLUMNS,
] as const;
type Stored = Pick<Tables['call_offs'], (typeof COLUMNS)[number]>;
export type CallOffRow = Stored & { version: number; starts_at: string };

/** A call-off with the facts that decide whether it can be changed. */
export type CallOffDetail = CallOffRow & {
  contract_status: number;
  item_cancelled: boolean;
  /** Confirmed deliveries of this call-off, exact. */
  delivered: string;
  note_max: number | null;
};

const SELECTED = sql.join(
  [...COLUMNS, 'version', 'starts_at'].map((column) => sql.ref(`o.${column}`)),
);

const detailOf = (scope: readonly number[], id: string, brand: string) => sql<CallOffDetail>`
  SELECT ${SELECTED}, c.status AS contract_status, i.cancelled AS item_cancelled,
    (SELECT coalesce(sum(m.quantity), 0) FROM deliveries d
      JOIN delivery_materials m ON m.company_id = ANY (${scope}::int[])
        AND m.company_id = d.company_id AND m.delivery_id = d.id
      WHERE d.company_id = ANY (${scope}::int[]) AND d.company_id = o.company_id
        AND d.contract_id = o.contract_id AND d.call_off_number = o.number AND d.confirmed
        AND m.number = o.material_number AND m.quantity_unit = o.quantity_unit) AS delivered,
    ${noteMaxOf(brand)}
  FROM call_offs o
  JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = o.company_id
    AND c.id = o.contract_id
  JOIN contract_items i ON i.company_id = ANY (${scope}::int[]) AND i.company_id = o.company_id
    AND i.id = o.contract_item_id
  WHERE o.company_id = ANY (${scope}::int[]) AND o.id = ${id}`;

/** A call-off of the caller's companies; undefined when foreign or absent. */
export const findCallOff = async (
  db: Database,
  scope: readonly number[],
  id: string,
  brand: string,
): Promise<CallOffDetail | undefined> => {
  const { rows } = await detailOf(scope, id, brand).execute(db);
  return rows[0];
};

/** The same for a change, with call-off, contract and item locked until the transaction ends. */
export const lockCallOff = async (
  db: Database,
  scope: readonly number[],
  id: string,
  brand: string,
): Promise<CallOffDetail | undefined> => {
  const { rows } = await sql<CallOffDetail>`
    ${detailOf(scope, id, brand)} FOR UPDATE OF o FOR SHARE OF c, i`.execute(db);
  return rows[0];
};

/** A call-off of a supplier for one of its decisions, locked until the transaction ends. */
export const lockCallOffOfSupplier = async (
  db: Database,
  companyId: number,
  supplierId: number,
  id: string,
): Promise<CallOffRow | undefined> => {
  const { rows } = await sql<CallOffRow>`
    SELECT ${SELECTED} FROM call_offs o
    WHERE o.company_id = ${companyId} AND o.id = ${id} AND o.supplier_id = ${supplierId}
    FOR UPDATE`.execute(db);
  return rows[0];
};

/** Id of the call-off that has a number of the supplier's system. */
export const findCallOffByNumber = async (
  db: Database,
  companyId: number,
  supplierId: number,
  number: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('call_offs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.id;
};

/** Plants of the item as a call-off keeps them: the first one delivers, all of them are shown. */
export const plantOf = (item: {
  readonly factory_numbers: readonly string[];
  readonly factory_names: readonly string[];
}) => ({
  factory_number: item.factory_numbers[0] ?? null,
  factory_name: item.factory_names.join(', '),
});

/** Adds a call-off under the next of our own numbers. */
export const insertCallOff = async (
  db: Database,
  row: Omit<
    Insertable<Tables['call_offs']>,
    'reference' | 'received_at' | 'valid_quantity' | 'valid_on'
  >,
): Promise<number> => {
  const next = sql<number>`nextval('call_off_references')`;
  const { reference } = await db
    .insertInto('call_offs')
    .values({ ...row, reference: next, received_at: row.created_at })
    .returning('reference')
    .executeTakeFirstOrThrow();
  return reference;
};

/** A call-off as the audit log names it: by the supplier's number, otherwise by ours (OFF-65). */
export const auditedRow = ({
  id,
  number,
  reference,
  supplier_id: supplierId,
}: Pick<CallOffRow, 'id' | 'number' | 'reference' | 'supplier_id'>) => ({
  supplierId,
  kind: 'call-off',
  id,
  name: number ?? String(reference),
});

/**
 * Writes the outcome of a step; the row is locked, so the version counts the steps. A decision that is pending
 * was based on what has changed, so it falls.
 */
export const updateCallOff = async (
  db: Database,
  { company_id, id, version }: Pick<CallOffRow, 'company_id' | 'id' | 'version'>,
  change: Omit<Updateable<Tables['call_offs']>, 'version' | 'valid_quantity' | 'valid_on'>,
): Promise<void> => {
  await db
    .updateTable('call_offs')
    .set({ ...change, version: version + 1 })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
  await dropDecision(db, company_id, id);
};

/** Notes the latest revision of the supplier's system where it changes nothing else. */
export const updateRevision = async (
  db: Database,
  { company_id, id }: Pick<CallOffRow, 'company_id' | 'id'>,
  revision: number | null,
): Promise<void> => {
  await db
    .updateTable('call_offs')
    .set({ revision })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
};
