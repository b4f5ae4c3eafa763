import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { LastKey } from '#core/calls/paging.ts';

export type ListedCallOff = {
  id: string;
  status: number;
  starts_on: string;
  starts_time: string;
  ends_on: string;
  ends_time: string;
  starts_at: string;
  quantity: string;
  quantity_unit: string;
  material_name: string;
  material_number: string;
  category: number;
  component: string | null;
  item_cancelled: boolean;
};

/** Company and status of a contract of the caller's companies; undefined when foreign or absent. */
export const findContractState = (
  db: Database,
  scope: readonly number[],
  contractId: string,
): Promise<{ company_id: number; status: number } | undefined> =>
  db
    .selectFrom('contracts')
    .select(['company_id', 'status'])
    .where('company_id', '=', sql<number>`ANY (${scope}::int[])`)
    .where('id', '=', contractId)
    .executeTakeFirst();

type List = {
  readonly companyId: number;
  readonly contractId: string;
  /** Filters of the list; null does not narrow. */
  readonly statuses: readonly string[] | null;
  readonly categories: readonly string[] | null;
};
type Window = { readonly after: LastKey | null; readonly offset: number; readonly limit: number };

const narrowedTo = ({ companyId, contractId, statuses, categories }: List): RawBuilder<unknown> =>
  sql.join(
    [
      sql`o.company_id = ${companyId} AND o.contract_id = ${contractId}`,
      ...(statuses ? [sql`o.status = ANY (${statuses}::smallint[])`] : []),
      ...(categories ? [sql`o.category = ANY (${categories}::smallint[])`] : []),
    ],
    sql` AND `,
  );

/** Counting stops here: nobody scrolls that far. */
const MAX_COUNTED = 10_001;
const IN_ORDER = sql`ORDER BY o.starts_on, o.starts_time, o.id`;

/** Call-offs by delivery day and start time, the id as tie-break (D-29), with the number of matches. */
export const listCallOffs = async (
  db: Database,
  list: List,
  { after, offset, limit }: Window,
): Promise<{ rows: ListedCallOff[]; total: number }> => {
  type Counted = { total: number } & (ListedCallOff | { id: null });
  const where = narrowedTo(list);
  // Keyset reads take the same time at any depth; OFFSET is for a page that was not reached by scrolling.
  const start = after
    ? sql`AND (o.starts_on, o.starts_time, o.id) > (${after[0]}::date, ${after[1]}::time, ${after[2]}::uuid)
      ${IN_ORDER} LIMIT ${limit}`
    : sql`${IN_ORDER} OFFSET ${offset} LIMIT ${limit}`;
  const { rows } = await sql<Counted>`
    SELECT t.total, o.*, i.cancelled AS item_cancelled FROM (
      SELECT count(*)::int AS total FROM (
        SELECT FROM call_offs o WHERE ${where} LIMIT ${MAX_COUNTED}) c) t
    LEFT JOIN (
      SELECT o.id, o.contract_item_id, o.status, o.starts_on, o.starts_time, o.ends_on, o.ends_time,
        o.starts_at, o.quantity, o.quantity_unit, o.material_name, o.material_number, o.category,
        o.component
      FROM call_offs o WHERE ${where} ${start}) o ON true
    LEFT JOIN contract_items i ON i.company_id = ${list.companyId} AND i.id = o.contract_item_id
    ${IN_ORDER}`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
};
