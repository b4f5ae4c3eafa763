import { DEFAULT_STATUSES } from '@abrufbar/domain/call-offs/status.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

export type HeadRow = {
  company_id: number;
  id: string;
  contract_number: string;
  name: string;
  status: number;
  building_site_number: string | null;
  customer_order_number: string | null;
  starts_on: string | null;
  ends_on: string | null;
  supplier_name: string;
  favourite: boolean;
  subscribed: boolean;
};
export type ContractRow = HeadRow & {
  today_delivery: number | null;
  today_call_off: number | null;
};

/** The person whose marks are shown, and today's day. */
export type Reader = { readonly userId: string; readonly today: string };

export const HEAD = sql`c.company_id, c.id, c.contract_number, c.name, c.status, c.building_site_number,
  c.customer_order_number, c.starts_on, c.ends_on, s.name AS supplier_name,
  f.contract_id IS NOT NULL AS favourite, n.contract_id IS NOT NULL AS subscribed`;

// Every table of class C names the companies itself, so that each read stays on one shard (scale rule 6).
export const marksSql = (scope: readonly number[], userId: string) => sql`
  LEFT JOIN favourites f ON f.company_id = ANY (${scope}::int[]) AND f.company_id = c.company_id
    AND f.user_id = ${userId} AND f.contract_id = c.id
  LEFT JOIN subscriptions n ON n.company_id = ANY (${scope}::int[]) AND n.company_id = c.company_id
    AND n.user_id = ${userId} AND n.contract_id = c.id`;

/** Deliveries of today and the call-offs that count for it, each null where there are none. */
export const todaySql = (scope: readonly number[], today: string) => sql`
  LEFT JOIN (SELECT d.contract_id, count(*)::int AS today_delivery FROM deliveries d
    WHERE d.company_id = ANY (${scope}::int[]) AND d.weighed_on = ${today}
    GROUP BY d.contract_id) t ON t.contract_id = c.id
  LEFT JOIN (SELECT o.contract_id, count(*)::int AS today_call_off FROM call_offs o
    WHERE o.company_id = ANY (${scope}::int[]) AND o.valid_on = ${today}
      AND o.status = ANY (${OPEN_STATUSES}::smallint[])
    GROUP BY o.contract_id) o ON o.contract_id = c.id`;
/** Call-offs that may still be delivered. */
export const OPEN_STATUSES = DEFAULT_STATUSES.map(Number);

export const SUPPLIER = sql`JOIN suppliers s ON s.id = c.supplier_id`;

/** The contracts with the latest delivery, call-off or change (D-29). */
export const listRecentContracts = async (
  db: Database,
  scope: readonly number[],
  { userId, today }: Reader,
  limit: number,
): Promise<ContractRow[]> => {
  const { rows } = await sql<ContractRow>`
    SELECT ${HEAD}, t.today_delivery, o.today_call_off
    FROM contract_counts k
    JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = k.company_id
      AND c.id = k.contract_id
    ${SUPPLIER} ${marksSql(scope, userId)} ${todaySql(scope, today)}
    WHERE k.company_id = ANY (${scope}::int[]) AND k.last_activity_at IS NOT NULL
    ORDER BY k.last_activity_at DESC, c.id LIMIT ${limit}`.execute(db);
  return rows;
};

/** A contract of the caller's companies by id; undefined when foreign or absent. */
export const findContract = async (
  db: Database,
  scope: readonly number[],
  userId: string,
  id: string,
): Promise<HeadRow | undefined> => {
  const { rows } = await sql<HeadRow>`
    SELECT ${HEAD} FROM contracts c ${SUPPLIER} ${marksSql(scope, userId)}
    WHERE c.company_id = ANY (${scope}::int[]) AND c.id = ${id}`.execute(db);
  return rows[0];
};

export type NumberedContract = {
  company_id: number;
  id: string;
  contract_number: string;
  /** Deliveries by state, kept beside the contract. */
  incoming: number;
  confirmed: number;
};

/** All contracts of the caller's companies with that number; suppliers may share one (T-19). */
export const listContractsByNumber = async (
  db: Database,
  scope: readonly number[],
  contractNumber: string,
): Promise<NumberedContract[]> => {
  const { rows } = await sql<NumberedContract>`
    ${counted(scope)} AND c.contract_number = ${contractNumber}`.execute(db);
  return rows;
};

/** The same by id. */
export const findCountedContract = async (
  db: Database,
  scope: readonly number[],
  id: string,
): Promise<NumberedContract | undefined> => {
  const { rows } = await sql<NumberedContract>`${counted(scope)} AND c.id = ${id}`.execute(db);
  return rows[0];
};

const counted = (scope: readonly number[]) => sql`
  SELECT c.company_id, c.id, c.contract_number, coalesce(k.incoming, 0)::int AS incoming,
    coalesce(k.confirmed, 0)::int AS confirmed
  FROM contracts c
  LEFT JOIN contract_counts k ON k.company_id = ANY (${scope}::int[])
    AND k.company_id = c.company_id AND k.contract_id = c.id
  WHERE c.company_id = ANY (${scope}::int[])`;

/** Suppliers of the caller's contracts, for the filter. */
export const listSuppliers = async (
  db: Database,
  scope: readonly number[],
): Promise<{ vk_org: string; name: string }[]> =>
  db
    .selectFrom('suppliers')
    .select(['vk_org', 'name'])
    .where('id', 'in', (contracts) =>
      contracts
        .selectFrom('contracts')
        .select('supplier_id')
        .where('company_id', '=', sql<number>`ANY (${scope}::int[])`),
    )
    .orderBy(sql`name COLLATE german`)
    .execute();
