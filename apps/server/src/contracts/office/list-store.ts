import type {
  OFFICE_CONTRACT_SORTS,
  OFFICE_CONTRACT_VIEWS,
} from '@abrufbar/contract/contracts/office.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { everyWord } from '#core/database/folded-text.ts';
import { inDirection } from '#core/database/in-direction.ts';
import { IN_NAME_ORDER } from '#core/database/name-order.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** Contract with the names around it, as staff see it. */
export type OfficeContractHead = {
  company_id: number;
  id: string;
  supplier_id: number;
  number: string;
  name: string;
  status: number;
  building_site_number: string | null;
  customer_order_number: string | null;
  company: string;
  company_number: string;
  supplier: string;
  starts_on: string | null;
  ends_on: string | null;
};
export type OfficeContract = OfficeContractHead & {
  items: number;
  incoming: number;
  last_activity_at: string | null;
};

type View = (typeof OFFICE_CONTRACT_VIEWS)[number];
type Sort = (typeof OFFICE_CONTRACT_SORTS)[number];

/** Filters of the list; null does not narrow. */
export type ContractFilters = {
  readonly view: View;
  readonly customers: readonly number[] | null;
  readonly text: string | null;
};

const HEAD = sql`c.company_id, c.id, c.supplier_id, c.contract_number AS number, c.name, c.status,
  c.building_site_number, c.customer_order_number, co.name AS company, co.company_nr AS company_number,
  s.name AS supplier, c.starts_on, c.ends_on`;

const AROUND = sql`
  FROM contracts c
  JOIN companies co ON co.id = c.company_id
  JOIN suppliers s ON s.id = c.supplier_id`;

const COUNTED = (suppliers: readonly number[]) => sql`
  LEFT JOIN contract_counts k ON k.supplier_id = ${ofSuppliers(suppliers)} AND k.company_id = c.company_id
    AND k.contract_id = c.id`;

const STATUSES: Readonly<Record<View, RawBuilder<unknown>>> = {
  open: sql`c.status = 0`,
  closed: sql`c.status <> 0`,
  all: sql`true`,
};

/**
 * Each word stands in the texts of a contract or in the name of its customer. Names are looked through once for each and by
 * themselves: a join expects a few hits and asks for them contract by contract.
 */
const containing = (text: string): RawBuilder<unknown> =>
  everyWord(
    text,
    (word) => sql`(c.search_text LIKE ${word}
      OR c.company_id IN (SELECT id FROM companies WHERE search_name LIKE ${word}))`,
  );

const narrowedTo = (
  suppliers: readonly number[],
  { view, customers, text }: ContractFilters,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`c.supplier_id = ${ofSuppliers(suppliers)}`,
      STATUSES[view],
      ...(customers ? [sql`c.company_id = ANY (${customers}::int[])`] : []),
      ...(text ? [containing(text)] : []),
    ],
    sql` AND `,
  );

const SORTED: Readonly<Record<Sort, readonly RawBuilder<unknown>[]>> = {
  name: [],
  number: [sql`c.contract_number`],
  customer: [sql`n.place`],
  ends: [sql`c.ends_on`],
  activity: [sql`k.last_activity_at`],
};

export type ContractOrder = { readonly sort: Sort; readonly isDescending: boolean };
type Window = { readonly offset: number; readonly limit: number };

/** Name and id are always known, so their order is that of an index in both directions. */
const inOrder = ({ sort, isDescending }: ContractOrder) =>
  sql.join([
    ...SORTED[sort].map((column) => inDirection([column], isDescending, sql`NULLS LAST`)),
    inDirection([sql`c.name`, sql`c.id`], isDescending),
  ]);

const ROW = sql`${HEAD}, coalesce(k.incoming, 0)::int AS incoming, k.last_activity_at,
  (SELECT count(*)::int FROM contract_items i WHERE i.company_id = c.company_id AND i.contract_id = c.id) AS items`;

type ContractKey = Pick<OfficeContract, 'company_id' | 'id'>;

const KEY = sql`c.company_id, c.id`;

/** Keys of what is filtered, in order; only what filter and order name is read for them. */
const keysOf = (
  suppliers: readonly number[],
  filters: ContractFilters,
  order: ContractOrder,
): RawBuilder<ContractKey> => sql<ContractKey>`
  SELECT ${KEY} FROM contracts c
  ${order.sort === 'customer' ? sql`JOIN ${IN_NAME_ORDER} n ON n.id = c.company_id` : sql``}
  ${order.sort === 'activity' ? COUNTED(suppliers) : sql``}
  WHERE ${narrowedTo(suppliers, filters)} ORDER BY ${inOrder(order)}`;

/** The first so many by name: those of each supplier along its own index, since one over several is in no order. */
const firstByName = (
  suppliers: readonly number[],
  filters: ContractFilters,
  order: ContractOrder,
  rows: number,
): RawBuilder<ContractKey> => sql<ContractKey>`
  SELECT ${KEY} FROM unnest(${suppliers}::int[]) s (id)
  CROSS JOIN LATERAL (SELECT ${KEY}, c.name FROM contracts c
    WHERE ${narrowedTo(suppliers, filters)} AND c.supplier_id = s.id
    ORDER BY ${inOrder(order)} LIMIT ${rows}) c
  ORDER BY ${inOrder(order)}`;

/** The first so many by activity, of each supplier along the index of its counts; without those that had none yet. */
const firstByActivity = (
  suppliers: readonly number[],
  filters: ContractFilters,
  { isDescending }: ContractOrder,
  rows: number,
): RawBuilder<ContractKey> => {
  const order = inDirection([sql`c.last_activity_at`, sql`c.name`, sql`c.id`], isDescending);
  return sql<ContractKey>`
    SELECT ${KEY} FROM unnest(${suppliers}::int[]) s (id)
    CROSS JOIN LATERAL (SELECT ${KEY}, c.name, c.last_activity_at
      FROM (SELECT c.*, k.last_activity_at FROM contract_counts k
        JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = k.company_id AND c.id = k.contract_id
        WHERE k.supplier_id = ${ofSuppliers(suppliers)} AND k.supplier_id = s.id AND k.last_activity_at IS NOT NULL) c
      WHERE ${narrowedTo(suppliers, filters)} ORDER BY ${order} LIMIT ${rows}) c
    ORDER BY ${order}`;
};

/** Beyond so many, all contracts are put in order at once. */
const NEAR_ROWS = 2_000;

type FoundContracts = {
  readonly rows: OfficeContract[];
  /** All that is filtered, where a search read them in any case. */
  readonly found: number | null;
};

/** A window of the contracts of some suppliers over all their companies; what is not known comes last. */
export const listOfficeContracts = async (
  db: Database,
  suppliers: readonly number[],
  filters: ContractFilters,
  order: ContractOrder,
  { offset, limit }: Window,
): Promise<FoundContracts> => {
  if (order.sort === 'activity' && filters.text === null && offset < NEAR_ROWS) {
    const first = firstByActivity(suppliers, filters, order, offset + limit);
    const { rows } = await sql<ContractKey>`${first} OFFSET ${offset} LIMIT ${limit}`.execute(db);
    // A page that is not full goes on with those that had no activity yet.
    if (rows.length === limit)
      return { rows: await listOfficeContractsOf(db, suppliers, rows), found: null };
  }
  const keys =
    order.sort === 'name' && filters.text === null
      ? firstByName(suppliers, filters, order, offset + limit)
      : keysOf(suppliers, filters, order);
  // Only a search is read to its end in any case; the others may stop along an index.
  const counted =
    filters.text === null
      ? keys
      : sql`SELECT k.*, (count(*) OVER ())::int AS found FROM (${keys}) k`;
  const { rows } = await sql<ContractKey & { found?: number }>`
    ${counted} OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return {
    rows: await listOfficeContractsOf(db, suppliers, rows),
    found: rows[0]?.found ?? null,
  };
};

/** Keys of everything that is filtered, in order: the whole of an export at one instant. */
export const listOfficeContractKeys = async (
  db: Database,
  suppliers: readonly number[],
  filters: ContractFilters,
  order: ContractOrder,
): Promise<ContractKey[]> => {
  const { rows } = await keysOf(suppliers, filters, order).execute(db);
  return rows;
};

/** The contracts of some keys, in their order. */
export const listOfficeContractsOf = async (
  db: Database,
  suppliers: readonly number[],
  keys: readonly ContractKey[],
): Promise<OfficeContract[]> => {
  const { rows } = await sql<OfficeContract>`
    WITH p AS (SELECT * FROM unnest(${keys.map((key) => key.company_id)}::int[], ${keys.map(({ id }) => id)}::uuid[])
      WITH ORDINALITY p (company_id, id, place))
    SELECT ${ROW} ${AROUND} ${COUNTED(suppliers)} JOIN p ON p.company_id = c.company_id AND p.id = c.id
    WHERE c.supplier_id = ${ofSuppliers(suppliers)} ORDER BY p.place`.execute(db);
  return rows;
};

export const countOfficeContracts = async (
  db: Database,
  suppliers: readonly number[],
  filters: ContractFilters,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM contracts c WHERE ${narrowedTo(suppliers, filters)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
};

/** A contract with what staff maintain besides. */
type OfficeContractDetail = OfficeContractHead & {
  version: number;
  lead_hours: number | null;
  driving_minutes: number | null;
  unloading_points: number;
  unloading_minutes: number | null;
  always_sign: boolean;
  note_text: string | null;
  imported_fields: string[];
};

/** One contract; undefined when it is foreign or absent. */
export const findOfficeContract = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<OfficeContractDetail | undefined> => {
  const { rows } = await sql<OfficeContractDetail>`
    SELECT ${HEAD}, c.version, c.lead_hours, c.driving_minutes, c.unloading_points,
      c.unloading_minutes, c.always_sign, c.note_text, c.imported_fields ${AROUND}
    WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND c.id = ${id}`.execute(db);
  return rows[0];
};
