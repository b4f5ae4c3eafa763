import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** Owners of the visible records. */
export type AuditView = {
  /** Suppliers of the chosen brand: their records and those of their customers' people. */
  readonly suppliers: readonly number[];
  /** Every supplier of the reader: records of companies without a supplier need all numbers to lie at these. */
  readonly allSuppliers: readonly number[];
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

const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Conditions of the filters but for the text, which each table has in columns of its own. */
const narrowedTo = (filters: AuditFilters): RawBuilder<unknown> => {
  const { staff, persons, isSystem, calls, kinds, concepts, from, until } = filters;
  const isAnyone = staff === null && persons === null && !isSystem;
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
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
};

/** People and companies with the text in their name: found once for all tables. */
const namedBy = ({ text }: AuditFilters): RawBuilder<unknown> => {
  if (text === null) return sql``;
  const like = likeAnywhere(text);
  return sql`WITH named_people AS MATERIALIZED (
      SELECT id FROM users WHERE first_name || ' ' || last_name ILIKE ${like}),
    named_companies AS MATERIALIZED (SELECT id FROM companies WHERE name ILIKE ${like})`;
};

/** A record names the text itself. */
const isSaid = (text: string, of = 'a'): RawBuilder<unknown> => {
  const names = ['object_name', 'actor', 'impersonator'].map(
    (column) => sql`${sql.ref(`${of}.${column}`)} ILIKE ${likeAnywhere(text)}`,
  );
  return sql`(${sql.join(names, sql` OR `)})`;
};

/** A record of a company has the text, or its person or company has. */
const isOfNamed = (text: string): RawBuilder<unknown> => sql`(${isSaid(text)}
  OR a.user_id IN (SELECT id FROM named_people) OR a.company_id IN (SELECT id FROM named_companies))`;

/** So many people a search finds at most if their records are looked up person by person. */
const FEW_PEOPLE = 1_000;

/**
 * Logins and what people changed of their own. A search reads those that name something themselves and those of the people
 * it found; of many people the log is walked by time, as without a search (IS TRUE is no join for PostgreSQL).
 */
const ofUsers = (suppliers: readonly number[], { text }: AuditFilters): RawBuilder<unknown>[] => {
  const isOfBrand = sql`EXISTS (SELECT FROM memberships m JOIN company_erp_ids e ON e.company_id = m.company_id
    WHERE m.user_id = u.user_id AND e.supplier_id = ${ofSuppliers(suppliers)} OFFSET 0)`;
  if (text === null) return [sql`audit_user u WHERE ${isOfBrand}`];
  const found = sql`(SELECT count(*) FROM named_people)`;
  return [
    sql`audit_user u WHERE u.user_id NOT IN (SELECT id FROM named_people) AND ${isSaid(text, 'u')}
      AND (u.object_name IS NOT NULL OR u.actor IS NOT NULL OR u.impersonator IS NOT NULL) AND ${isOfBrand}`,
    sql`named_people p CROSS JOIN LATERAL
      (SELECT u.* FROM audit_user u WHERE u.user_id = p.id AND ${isOfBrand} OFFSET 0) u WHERE ${found} <= ${FEW_PEOPLE}`,
    sql`audit_user u WHERE (u.user_id IN (SELECT id FROM named_people)) IS TRUE AND ${found} > ${FEW_PEOPLE} AND ${isOfBrand}`,
  ];
};

const COLUMNS = sql`a.at, a.id, a.call, a.request_id, a.seal, a.staff_id, a.actor, a.user_id, a.impersonator,
  a.object_kind, a.object_id, a.object_name, a.changes, a.company_id`;

/** A place in the order of the log. */
export type AuditPlace = Pick<AuditRow, 'at' | 'id'>;

const beyond = ({ at, id }: AuditPlace, isAscending: boolean): RawBuilder<unknown> =>
  isAscending
    ? sql`(a.at, a.id) > (${at}::timestamptz, ${id}::uuid)`
    : sql`(a.at, a.id) < (${at}::timestamptz, ${id}::uuid)`;

type Reach = {
  readonly columns?: RawBuilder<unknown>;
  readonly order?: RawBuilder<unknown>;
  readonly within?: RawBuilder<unknown>;
  readonly rows: number;
};

/**
 * The visible records that the filters leave, of each table at most so many, along an index by time. Owners are asked
 * for row by row, behind the fence of OFFSET 0: all people and companies would be read before the first record.
 */
const visible = (
  { suppliers, allSuppliers, brand }: AuditView,
  filters: AuditFilters,
  { columns = COLUMNS, order = sql``, within = sql`true`, rows }: Reach,
) => {
  const narrowed = narrowedTo(filters);
  const read = (from: RawBuilder<unknown>, named: RawBuilder<unknown> = sql`true`) =>
    sql`(SELECT ${columns} FROM ${from} AND ${named} AND ${within} AND ${narrowed} ${order} LIMIT ${rows})`;
  const [ofNamed, said] =
    filters.text === null ? [] : [isOfNamed(filters.text), isSaid(filters.text)];
  const branches = [
    // Each supplier by itself, so that all parts are in order and only as much of each is read as the page needs.
    ...suppliers.map((id) =>
      read(
        sql`audit_company a WHERE a.supplier_id = ${ofSuppliers(suppliers)} AND a.supplier_id = ${id}`,
        ofNamed,
      ),
    ),
    read(
      sql`(SELECT s.*, NULL::uuid AS user_id, NULL AS impersonator, NULL::int AS company_id FROM audit_staff s) a
      WHERE ${brand} = ANY (a.brands)`,
      said,
    ),
    read(
      sql`audit_company a WHERE a.supplier_id IS NULL
      AND (SELECT bool_or(e.supplier_id = ${ofSuppliers(suppliers)}) AND bool_and(e.supplier_id = ${ofSuppliers(allSuppliers)})
        FROM company_erp_ids e WHERE e.company_id = a.company_id)`,
      ofNamed,
    ),
    ...ofUsers(suppliers, filters).map((from) =>
      read(sql`(SELECT u.*, NULL::int AS company_id FROM ${from}) a WHERE true`),
    ),
  ];
  return sql.join(branches, sql` UNION ALL `);
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
  const found = await sql<AuditRow>`${namedBy(filters)}
    SELECT a.*, u.first_name || ' ' || u.last_name AS person, c.name AS company
    FROM (SELECT * FROM (${rows}) found ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) a
    LEFT JOIN companies c ON c.id = a.company_id LEFT JOIN users u ON u.id = a.user_id
    ORDER BY ${order}`.execute(db);
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
  const found = await sql<{ count: number }>`${namedBy(filters)}
    SELECT count(*)::int AS count FROM (SELECT FROM (${rows}) found LIMIT ${limit}) counted`.execute(
    db,
  );
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
  const found = await sql<Occurring>`${namedBy(filters)}
    SELECT a.staff_id, a.user_id, a.call, a.object_kind, coalesce(a.actor, u.first_name || ' ' || u.last_name) AS name
    FROM (SELECT DISTINCT staff_id, CASE WHEN staff_id IS NULL THEN user_id END AS user_id, actor, call, object_kind
      FROM (SELECT * FROM (${rows}) found ORDER BY at DESC, id DESC LIMIT ${limit}) newest) a
    LEFT JOIN users u ON u.id = a.user_id ORDER BY name, call`.execute(db);
  return found.rows;
};
