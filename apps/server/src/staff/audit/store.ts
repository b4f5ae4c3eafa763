import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** Owners of the visible records: suppliers of the chosen brand, its people, its staff. */
type AuditView = {
  readonly suppliers: readonly number[];
  /** Companies that buy at the brand and at no supplier the reader lacks: their records name no supplier. */
  readonly companies: readonly number[];
  /** People of companies with a number at the brand: logins and what they changed of their own. */
  readonly people: readonly string[];
  readonly brand: string;
};

/** Filters of the log; null does not narrow. */
export type AuditFilters = {
  readonly staff: readonly string[] | null;
  readonly persons: readonly string[] | null;
  readonly isSystem: boolean;
  readonly calls: readonly string[] | null;
  readonly kinds: readonly string[] | null;
  /** Concepts whose calls name no kind, with the kinds they stand for. */
  readonly concepts: readonly string[];
  readonly from: string | null;
  readonly until: string | null;
  readonly text: string | null;
};

export type AuditRow = {
  id: string;
  at: string;
  call: string;
  request_id: string;
  seal: number | null;
  user_id: string | null;
  staff_id: string | null;
  actor: string | null;
  impersonator: string | null;
  person: string | null;
  company: string | null;
  object_kind: string | null;
  object_id: string | null;
  object_name: string | null;
  changes: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>> | null;
};

/** Finds what the chosen brand and the reader's suppliers open; three lists, because each table is read by its own key. */
export const findAuditView = async (
  db: Database,
  suppliers: readonly number[],
  allSuppliers: readonly number[],
  brand: string,
): Promise<AuditView> => {
  const { rows: companies } = await sql<{ id: number }>`
    SELECT company_id AS id FROM company_erp_ids GROUP BY company_id
    HAVING bool_or(supplier_id = ANY (${suppliers}::int[]))
      AND bool_and(supplier_id = ANY (${allSuppliers}::int[]))`.execute(db);
  const { rows: people } = await sql<{ id: string }>`
    SELECT DISTINCT m.user_id AS id FROM company_erp_ids e
    JOIN memberships m ON m.company_id = e.company_id
    WHERE e.supplier_id = ANY (${suppliers}::int[])`.execute(db);
  const ids = people.map(({ id }) => id);
  return { suppliers, companies: companies.map(({ id }) => id), people: ids, brand };
};

const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const narrowedTo = (filters: AuditFilters): RawBuilder<unknown> => {
  const { staff, persons, isSystem, calls, kinds, concepts, from, until, text } = filters;
  const isAnyone = staff === null && persons === null && !isSystem;
  const like = text === null ? '' : likeAnywhere(text);
  const conditions = [
    ...(isAnyone
      ? []
      : [
          sql`(a.staff_id = ANY (${staff ?? []}::uuid[])
            OR a.staff_id IS NULL AND a.user_id = ANY (${persons ?? []}::uuid[])
            OR ${isSystem}::boolean AND a.staff_id IS NULL AND a.user_id IS NULL)`,
        ]),
    ...(calls ? [sql`a.call = ANY (${calls}::text[])`] : []),
    ...(kinds
      ? [
          sql`(a.object_kind = ANY (${kinds}::text[]) OR a.object_kind IS NULL
            AND split_part(a.call, '.', 1) = ANY (${concepts}::text[]))`,
        ]
      : []),
    ...(from ? [sql`a.at >= ${from}::timestamptz`] : []),
    ...(until ? [sql`a.at < ${until}::timestamptz`] : []),
    ...(text === null
      ? []
      : [
          sql`(a.object_name ILIKE ${like} OR a.actor ILIKE ${like} OR a.impersonator ILIKE ${like}
            OR u.first_name || ' ' || u.last_name ILIKE ${like} OR c.name ILIKE ${like})`,
        ]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
};

const COLUMNS = sql`a.at, a.id, a.call, a.request_id, a.seal, a.staff_id, a.actor, a.user_id, a.impersonator,
  a.object_kind, a.object_id, a.object_name, a.changes,
  u.first_name || ' ' || u.last_name AS person, c.name AS company`;

const OF_COMPANY = sql`audit_company a LEFT JOIN companies c ON c.id = a.company_id
  LEFT JOIN users u ON u.id = a.user_id`;

/** A place in the order of the log. */
export type AuditPlace = Pick<AuditRow, 'at' | 'id'>;

const beyond = ({ at, id }: AuditPlace, isAscending: boolean): RawBuilder<unknown> =>
  isAscending
    ? sql`(a.at, a.id) > (${at}::timestamptz, ${id}::uuid)`
    : sql`(a.at, a.id) < (${at}::timestamptz, ${id}::uuid)`;

/** The visible records that the filters leave, of each table at most so many. */
const visible = (
  view: AuditView,
  filters: AuditFilters,
  {
    columns = COLUMNS,
    order = sql``,
    within = sql`true`,
    rows,
  }: {
    readonly columns?: RawBuilder<unknown>;
    readonly order?: RawBuilder<unknown>;
    readonly within?: RawBuilder<unknown>;
    readonly rows: number;
  },
) => {
  const narrowed = narrowedTo(filters);
  const { suppliers, companies, people, brand } = view;
  const branches = [
    sql`${OF_COMPANY} WHERE a.supplier_id = ANY (${suppliers}::int[])`,
    sql`${OF_COMPANY} WHERE a.company_id = ANY (${companies}::int[]) AND a.supplier_id IS NULL`,
    sql`audit_user a LEFT JOIN users u ON u.id = a.user_id LEFT JOIN companies c ON false
      WHERE a.user_id = ANY (${people}::uuid[])`,
    sql`(SELECT s.*, NULL::uuid AS user_id, NULL AS impersonator FROM audit_staff s) a
      LEFT JOIN users u ON false LEFT JOIN companies c ON false
      WHERE ${brand} = ANY (a.brands)`,
  ];
  return sql.join(
    branches.map(
      (from) =>
        sql`(SELECT ${columns} FROM ${from} AND ${within} AND ${narrowed} ${order} LIMIT ${rows})`,
    ),
    sql` UNION ALL `,
  );
};

const NEWEST_FIRST = sql`ORDER BY a.at DESC, a.id DESC`;
const OLDEST_FIRST = sql`ORDER BY a.at, a.id`;

export const listAudit = async (
  db: Database,
  view: AuditView,
  filters: AuditFilters,
  {
    offset = 0,
    limit,
    isAscending,
    after,
  }: { offset?: number; limit: number; isAscending: boolean; after?: AuditPlace | undefined },
): Promise<AuditRow[]> => {
  const rows = visible(view, filters, {
    order: isAscending ? OLDEST_FIRST : NEWEST_FIRST,
    ...(after && { within: beyond(after, isAscending) }),
    rows: offset + limit,
  });
  const order = sql.raw(isAscending ? 'at, id' : 'at DESC, id DESC');
  const found = await sql<AuditRow>`SELECT * FROM (${rows}) found
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return found.rows;
};

/** Counts up to a limit, from the newest record or from behind a place. */
export const countAudit = async (
  db: Database,
  view: AuditView,
  filters: AuditFilters,
  limit: number,
  after?: AuditPlace,
): Promise<number> => {
  const rows = visible(view, filters, {
    columns: sql`1`,
    ...(after && { within: beyond(after, false) }),
    rows: limit,
  });
  const found = await sql<{ count: number }>`
    SELECT least(count(*), ${limit})::int AS count FROM (${rows}) found`.execute(db);
  return found.rows[0]?.count ?? 0;
};

type Occurring = Pick<AuditRow, 'staff_id' | 'user_id' | 'call' | 'object_kind'> & {
  name: string | null;
};

/** Different persons, calls and kinds among the newest records. */
export const listOccurring = async (
  db: Database,
  view: AuditView,
  filters: AuditFilters,
  limit: number,
): Promise<Occurring[]> => {
  const rows = visible(view, filters, { order: NEWEST_FIRST, rows: limit });
  const found = await sql<Occurring>`
    SELECT DISTINCT staff_id, CASE WHEN staff_id IS NULL THEN user_id END AS user_id,
      coalesce(actor, person) AS name, call, object_kind
    FROM (${rows}) found ORDER BY name, call`.execute(db);
  return found.rows;
};
