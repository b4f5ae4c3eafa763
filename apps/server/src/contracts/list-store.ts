import { type RawBuilder, sql } from 'kysely';
import {
  type ContractRow,
  HEAD,
  marksSql,
  type Reader,
  SUPPLIER,
  todaySql,
} from '#contracts/store.ts';
import type { Database } from '#core/database/database.ts';
import { foldedAnywhere, foldedSql } from '#core/database/folded-text.ts';
import type { LastKey } from '#core/calls/paging.ts';

/** Filters of the list; an absent key does not narrow. */
type ContractFilters = {
  readonly status?: readonly ('open' | 'closed')[];
  readonly supplier?: readonly string[];
  readonly favourites?: readonly 'true'[];
};
type Narrowing = { readonly tags: readonly string[]; readonly filters: ContractFilters };

const narrowedTo = (
  scope: readonly number[],
  userId: string,
  { tags, filters: { status, supplier, favourites } }: Narrowing,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`c.company_id = ANY (${scope}::int[])`,
      // Every tag has to be found in name, contract, site or order number, or the supplier's name (VAL-29).
      ...tags.map((tag) => sql`${SEARCHED} LIKE ${foldedAnywhere(tag)}`),
      ...(status
        ? [sql`(c.status = 0) = ANY (${status.map((one) => one === 'open')}::boolean[])`]
        : []),
      ...(supplier ? [sql`s.vk_org = ANY (${supplier}::text[])`] : []),
      ...(favourites
        ? [
            sql`EXISTS (SELECT FROM favourites m WHERE m.company_id = ANY (${scope}::int[])
              AND m.company_id = c.company_id AND m.user_id = ${userId} AND m.contract_id = c.id)`,
          ]
        : []),
    ],
    sql` AND `,
  );

const SEARCHED = foldedSql(sql`c.search_text || ' ' || lower(s.name COLLATE german)`);

type Window = { readonly after: LastKey | null; readonly offset: number; readonly limit: number };

/** Sort values of a contract in the order of the list. */
export const keyOf = (row: ContractRow): LastKey => [
  String(row.status !== 0),
  String(!row.favourite),
  String(row.today_delivery === null && row.today_call_off === null),
  row.name,
  row.id,
];

/** Open contracts first; of these and of the closed ones favourites, today's activity, then name (D-29). */
export const listContracts = async (
  db: Database,
  scope: readonly number[],
  { userId, today }: Reader,
  narrowing: Narrowing,
  { after, offset, limit }: Window,
): Promise<ContractRow[]> => {
  const order = sql`c.status <> 0, f.contract_id IS NULL, (t.today_delivery IS NULL AND o.today_call_off IS NULL), c.name, c.id`;
  const behind = after
    ? sql`AND (${order}) > (${after[0]}::boolean, ${after[1]}::boolean, ${after[2]}::boolean, ${after[3]}, ${after[4]}::uuid)`
    : sql``;
  const { rows } = await sql<ContractRow>`
    SELECT ${HEAD}, t.today_delivery, o.today_call_off
    FROM contracts c ${SUPPLIER} ${marksSql(scope, userId)} ${todaySql(scope, today)}
    WHERE ${narrowedTo(scope, userId, narrowing)} ${behind}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${after ? 0 : offset}`.execute(db);
  return rows;
};

/** How many contracts the narrowed list has. */
export const countContracts = async (
  db: Database,
  scope: readonly number[],
  userId: string,
  narrowing: Narrowing,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM contracts c ${SUPPLIER}
    WHERE ${narrowedTo(scope, userId, narrowing)}`.execute(db);
  return rows[0]?.total ?? 0;
};
