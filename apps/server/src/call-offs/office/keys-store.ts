/** Statements that find call-offs of the work list: by their keys alone, what a row shows is read for a window of them. */
import type { OFFICE_SORTS, OfficeNarrowing } from '@abrufbar/contract/call-offs/office-list.ts';
import { type RawBuilder, sql } from 'kysely';
import { foldedAnywhere, typedWords } from '#core/database/folded-text.ts';
import { inDirection } from '#core/database/in-direction.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Sort = (typeof OFFICE_SORTS)[number];

/** Filters of the work list; null does not narrow. */
export type OfficeFilters = {
  readonly view: OfficeNarrowing;
  /** In Berlin: what is confirmed for an earlier day no longer runs. */
  readonly today: string;
  readonly plants: readonly { readonly supplierId: number; readonly number: string }[] | null;
  readonly materials: readonly string[] | null;
  readonly customers: readonly number[] | null;
  readonly contract: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly text: string | null;
  /** Those alone that wait without a pending decision. */
  readonly isUndecided?: boolean;
};

const WAITING = sql`o.status IN (1, 2, 20, 30)`;

/** Written out where a partial index depends on it. */
const statusesOf = ({ view, today }: OfficeFilters): RawBuilder<unknown> => {
  switch (view) {
    case 'open':
      return WAITING;
    case 'requests':
      return sql`o.status IN (1, 20) AND ${WAITING}`;
    case 'changes':
      return sql`o.status = 30 AND ${WAITING}`;
    case 'cancels':
      return sql`o.status = 2 AND ${WAITING}`;
    case 'confirmed':
      return sql`o.status = 4`;
    case 'running':
      return sql`(${WAITING} OR o.status = 4 AND o.ends_on >= ${today}::date)`;
    case 'all':
      return sql`true`;
  }
};

const undecided = (suppliers: readonly number[]) => sql`${WAITING} AND NOT EXISTS (
  SELECT FROM call_off_decisions d WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = o.company_id
    AND d.call_off_id = o.id)`;

/** Column that says whether a contract has the word at this place of a search. */
const hasWord = (at: number) => sql.ref(`has_${at}`);

/** Our own number is looked through for digits alone, and upper and lower case are the same to them. */
const isNumbered = (word: string) => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return /^\d+$/.test(word)
    ? sql`o.number LIKE ${pattern} OR o.reference::text LIKE ${pattern}`
    : sql`o.number ILIKE ${pattern}`;
};

const narrowedTo = (suppliers: readonly number[], filters: OfficeFilters) => {
  const { plants, materials, customers, contract, from, until, text, isUndecided } = filters;
  const conditions = [
    sql`o.supplier_id = ${ofSuppliers(suppliers)}`,
    statusesOf(filters),
    ...(isUndecided ? [undecided(suppliers)] : []),
    ...(plants
      ? [
          sql`(o.supplier_id, o.factory_number) IN (SELECT * FROM unnest(
            ${plants.map(({ supplierId }) => supplierId)}::int[], ${plants.map(({ number }) => number)}::text[]))`,
        ]
      : []),
    ...(materials ? [sql`o.material_number = ANY (${materials}::text[])`] : []),
    ...(customers ? [sql`o.company_id = ANY (${customers}::int[])`] : []),
    ...(contract ? [sql`o.contract_id = ${contract}`] : []),
    ...(from ? [sql`o.starts_on >= ${from}::date`] : []),
    ...(until ? [sql`o.starts_on <= ${until}::date`] : []),
    ...(text === null
      ? []
      : typedWords(text).map((word, at) => sql`(n.${hasWord(at)} OR ${isNumbered(word)})`)),
  ];
  return sql.join(conditions, sql` AND `);
};

/**
 * Contracts with one of the words in their own texts or those of their customer: once, not for each of their call-offs, and
 * each word once for both uses behind the fence of OFFSET 0.
 */
const named = (suppliers: readonly number[], text: string) => {
  const words = typedWords(text).map(foldedAnywhere);
  const found = words.map(
    (word, at) => sql`(c.search_text LIKE ${word}
      OR c.company_id IN (SELECT id FROM companies WHERE search_name LIKE ${word})) AS ${hasWord(at)}`,
  );
  const any = words.map((_, at) => hasWord(at));
  return sql`LEFT JOIN (SELECT * FROM (SELECT c.company_id, c.id, ${sql.join(found)} FROM contracts c
      WHERE c.supplier_id = ${ofSuppliers(suppliers)} OFFSET 0) c WHERE ${sql.join(any, sql` OR `)}) n
    ON n.company_id = o.company_id AND n.id = o.contract_id`;
};

/** Places in the order of names, equal ones share theirs: comparing them takes a fraction of comparing names. */
const PLACES: Readonly<Partial<Record<Sort, RawBuilder<unknown>>>> = {
  customer: sql`JOIN (SELECT id, rank() OVER (ORDER BY name COLLATE german) AS place FROM companies) co
    ON co.id = o.company_id`,
  plant: sql`LEFT JOIN (SELECT supplier_id, number, rank() OVER (ORDER BY name COLLATE german) AS place FROM factories) f
    ON f.supplier_id = o.supplier_id AND f.number = o.factory_number`,
};

/** All that the filters leave; names are joined only where a search or an order asks for them. */
export const filtered = (
  suppliers: readonly number[],
  filters: OfficeFilters,
  sort: Sort = 'time',
) => sql`
  call_offs o ${PLACES[sort] ?? sql``} ${filters.text === null ? sql`` : named(suppliers, filters.text)}
  WHERE ${narrowedTo(suppliers, filters)}`;

const SORTED: Readonly<Record<Sort, RawBuilder<unknown> | null>> = {
  time: null,
  customer: sql`co.place`,
  material: sql`o.material_name COLLATE german`,
  plant: sql`f.place`,
  amount: sql`o.quantity`,
  received: sql`o.received_at`,
};

const inOrder = ({ sort, isDescending }: OfficeOrder, sorted = SORTED[sort]) =>
  inDirection(
    [...(sorted === null ? [] : [sorted]), sql`o.starts_on`, sql`o.starts_time`, sql`o.id`],
    isDescending,
  );

export type OfficeOrder = { readonly sort: Sort; readonly isDescending: boolean };
export type Window = { readonly offset: number; readonly limit: number };

/** Company and id of a call-off. */
export type CallOffKey = { readonly company_id: number; readonly id: string };

const KEY = sql`o.company_id, o.id`;

/** Keys of what is filtered, in order. */
export const keysOf = (
  suppliers: readonly number[],
  filters: OfficeFilters,
  order: OfficeOrder,
): RawBuilder<CallOffKey> => sql<CallOffKey>`
  SELECT ${KEY} FROM ${filtered(suppliers, filters, order.sort)} ORDER BY ${inOrder(order)}`;

/** Whether an index ends in this order. */
export const isAlongIndex = ({ text }: OfficeFilters, { sort }: OfficeOrder): boolean =>
  sort === 'time' && text === null;

/** The first so many by day and begin: those of each supplier along its own index, since one over several is in no order. */
export const firstByTime = (
  suppliers: readonly number[],
  filters: OfficeFilters,
  order: OfficeOrder,
  rows: number,
): RawBuilder<CallOffKey> => sql<CallOffKey>`
  SELECT ${KEY} FROM unnest(${suppliers}::int[]) s (id)
  CROSS JOIN LATERAL (SELECT ${KEY}, o.starts_on, o.starts_time FROM ${filtered(suppliers, filters)}
    AND o.supplier_id = s.id ORDER BY ${inOrder(order)} LIMIT ${rows}) o
  ORDER BY ${inOrder(order)}`;

export type Sum = {
  /** Null: of everything. */
  readonly day: string | null;
  readonly unit: string;
  readonly count: number;
  readonly quantity: string;
};

/** Sums by unit, tonnes first: of everything, then of each delivery day if wanted. */
export const sumsOf = (from: RawBuilder<unknown>, isByDay: boolean): RawBuilder<Sum> => {
  const sets = isByDay
    ? sql`GROUPING SETS ((o.quantity_unit), (o.quantity_unit, o.starts_on))`
    : sql`o.quantity_unit`;
  return sql<Sum>`
    SELECT ${isByDay ? sql`o.starts_on` : sql`NULL::date`} AS day, o.quantity_unit AS unit, count(*)::int AS count,
      sum(o.quantity)::text AS quantity
    FROM ${from}
    GROUP BY ${sets} ORDER BY day NULLS FIRST, o.quantity_unit <> 't', o.quantity_unit`;
};

/** A window of keys and the sums of all that is filtered, read once for both. */
export const foundWith = (
  suppliers: readonly number[],
  filters: OfficeFilters,
  order: OfficeOrder,
  { offset, limit }: Window,
  sums: RawBuilder<Sum>,
) => {
  const sorted = SORTED[order.sort];
  return sql`
    WITH found AS MATERIALIZED (SELECT ${KEY}, o.quantity_unit, o.quantity, o.starts_on, o.starts_time
        ${sorted === null ? sql`` : sql`, ${sorted} AS sorted`}
      FROM ${filtered(suppliers, filters, order.sort)}),
    k AS (SELECT ${KEY} FROM found o
      ORDER BY ${inOrder(order, sorted && sql`o.sorted`)} OFFSET ${offset} LIMIT ${limit})
    SELECT coalesce((SELECT jsonb_agg(k) FROM k), '[]') AS keys,
      coalesce((SELECT jsonb_agg(s) FROM (${sums}) s), '[]') AS sums`;
};
