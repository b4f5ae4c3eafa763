import { MAX_COUNTED_HITS, SHOWN_HITS } from '@abrufbar/contract/staff/search.ts';
import { numbersBeginning, plateKey } from '@abrufbar/domain/staff/search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { everyWord, LAST_SIGN } from '#core/database/folded-text.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Wanted = {
  readonly term: string;
  readonly isNumbersOnly: boolean;
  /** Call-offs and plates before this day are found by their numbers alone; null: by everything. */
  readonly since: string | null;
  readonly today: string;
};

const withoutBlanks = (term: string): string => term.replaceAll(/\s/g, '');
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
const beginning = (term: string): string => `${literally(withoutBlanks(term))}%`;

/** The parts of a search, each within one supplier, so that it walks along its index and stops. */
const partsOf = (
  suppliers: readonly number[],
  parts: (supplierId: number) => readonly RawBuilder<unknown>[],
) =>
  sql.join(
    suppliers.flatMap(parts).map((part) => sql`(${part} LIMIT ${MAX_COUNTED_HITS})`),
    sql` UNION ALL `,
  );

/** Texts of a contract and its company contain every word of the term. */
const namedBy = ({ term }: Wanted) =>
  everyWord(term, (word) => sql`c.search_text || ' ' || co.search_name LIKE ${word}`);

export type CallOffHit = {
  id: string;
  number: string | null;
  reference: number;
  status: number;
  contract_name: string;
  company: string;
  quantity: string;
  quantity_unit: string;
  material_name: string;
  starts_on: string;
  by_number: boolean;
  total: number;
};

/** Call-offs by either number, contract and customer: what waits first, then those nearest to today. */
export const searchCallOffs = async (
  db: Database,
  suppliers: readonly number[],
  wanted: Wanted,
): Promise<CallOffHit[]> => {
  const mine = ofSuppliers(suppliers);
  const { isNumbersOnly, since, today } = wanted;
  const number = withoutBlanks(wanted.term);
  const numbered = partsOf(suppliers, (supplierId) => [
    sql`SELECT o.company_id, o.id, true AS by_number FROM call_offs o
      WHERE o.supplier_id = ${supplierId} AND o.number ~>=~ ${number} AND o.number ~<~ ${number + LAST_SIGN}
      ORDER BY o.number USING ~>~`,
    ...numbersBeginning(number).map(
      ({ from, to }) => sql`SELECT o.company_id, o.id, true FROM call_offs o
        WHERE o.supplier_id = ${supplierId} AND o.reference BETWEEN ${from} AND ${to} ORDER BY o.reference DESC`,
    ),
  ]);
  const named = sql`(SELECT o.company_id, o.id, false FROM contracts c
    JOIN companies co ON co.id = c.company_id
    JOIN call_offs o ON o.supplier_id = ${mine} AND o.company_id = c.company_id AND o.contract_id = c.id
    WHERE c.supplier_id = ${mine} AND ${namedBy(wanted)} ${since === null ? sql`` : sql`AND o.starts_on >= ${since}::date`}
    ORDER BY o.status IN (1, 2, 20, 30) DESC, abs(o.starts_on - ${today}::date) LIMIT ${MAX_COUNTED_HITS})`;
  const { rows } = await sql<CallOffHit>`
    WITH found AS (SELECT company_id, id, bool_or(by_number) AS by_number
      FROM (${numbered} ${isNumbersOnly ? sql`` : sql`UNION ALL ${named}`}) hits GROUP BY company_id, id)
    SELECT o.id, o.number, o.reference, o.status, c.name AS contract_name, co.name AS company, o.quantity,
      o.quantity_unit, o.material_name, o.starts_on, f.by_number,
      least(count(*) OVER (), ${MAX_COUNTED_HITS})::int AS total
    FROM found f
    JOIN call_offs o ON o.supplier_id = ${mine} AND o.company_id = f.company_id AND o.id = f.id
    JOIN contracts c ON c.supplier_id = ${mine} AND c.company_id = o.company_id AND c.id = o.contract_id
    JOIN companies co ON co.id = o.company_id
    ORDER BY f.by_number DESC, o.status IN (1, 2, 20, 30) DESC, abs(o.starts_on - ${today}::date), o.starts_on, o.id
    LIMIT ${SHOWN_HITS}`.execute(db);
  return rows;
};

export type ContractHit = {
  id: string;
  number: string;
  name: string;
  company: string;
  by_number: boolean;
  total: number;
};

/** Contracts by number, name, site, order number and customer: open ones first. */
export const searchContracts = async (
  db: Database,
  suppliers: readonly number[],
  wanted: Wanted,
): Promise<ContractHit[]> => {
  const begins = sql`c.contract_number LIKE ${beginning(wanted.term)}`;
  const { rows } = await sql<ContractHit>`
    SELECT c.id, c.contract_number AS number, c.name, co.name AS company, ${begins} AS by_number,
      least(count(*) OVER (), ${MAX_COUNTED_HITS})::int AS total
    FROM contracts c JOIN companies co ON co.id = c.company_id
    WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND (${begins} ${wanted.isNumbersOnly ? sql`` : sql`OR ${namedBy(wanted)}`})
    ORDER BY by_number DESC, c.status <> 0, c.name, c.id LIMIT ${SHOWN_HITS}`.execute(db);
  return rows;
};

export type CustomerHit = {
  id: number;
  number: string;
  name: string;
  contracts: number;
  people: number;
  by_number: boolean;
  total: number;
};

/** Customers by name, by our number and by those of the suppliers. */
export const searchCustomers = async (
  db: Database,
  suppliers: readonly number[],
  { term, isNumbersOnly }: Wanted,
): Promise<CustomerHit[]> => {
  const mine = ofSuppliers(suppliers);
  const pattern = beginning(term);
  const named = sql`OR ${everyWord(term, (word) => sql`co.search_name LIKE ${word}`)}`;
  const { rows } = await sql<CustomerHit>`
    SELECT co.id, co.company_nr AS number, co.name, co.by_number, co.total,
      (SELECT count(*)::int FROM contracts c WHERE c.supplier_id = ${mine} AND c.company_id = co.id) AS contracts,
      (SELECT count(*)::int FROM memberships m WHERE m.company_id = co.id) AS people
    FROM (
      SELECT co.*, e.by_number OR co.company_nr LIKE ${pattern} AS by_number,
        least(count(*) OVER (), ${MAX_COUNTED_HITS})::int AS total
      FROM companies co
      JOIN (SELECT company_id, bool_or(erp_customer_no LIKE ${pattern}) AS by_number FROM company_erp_ids
        WHERE supplier_id = ${mine} GROUP BY company_id) e ON e.company_id = co.id
      WHERE e.by_number OR co.company_nr LIKE ${pattern} ${isNumbersOnly ? sql`` : named}
      ORDER BY by_number DESC, co.name COLLATE german, co.id LIMIT ${SHOWN_HITS}) co
    ORDER BY co.by_number DESC, co.name COLLATE german, co.id`.execute(db);
  return rows;
};

export type DeliveryHit = {
  id: string;
  number: string;
  plate: string | null;
  material_name: string | null;
  quantity: string | null;
  quantity_unit: string | null;
  weighed_at: string;
  factory_name: string;
  by_number: boolean;
  total: number;
};

/** Deliveries by note number or plate, the last weighed first. */
export const searchDeliveries = async (
  db: Database,
  suppliers: readonly number[],
  { term, isNumbersOnly, since }: Wanted,
): Promise<DeliveryHit[]> => {
  const mine = ofSuppliers(suppliers);
  const [number, plate] = [withoutBlanks(term), plateKey(term)];
  const found = partsOf(suppliers, (supplierId) => [
    sql`SELECT d.company_id, d.id, d.weighed_at, true AS by_number FROM deliveries d
      WHERE d.supplier_id = ${supplierId} AND d.number ~>=~ ${number} AND d.number ~<~ ${number + LAST_SIGN}
      ORDER BY d.number USING ~>~`,
    ...(isNumbersOnly
      ? []
      : [
          sql`SELECT d.company_id, d.id, d.weighed_at, false FROM deliveries d
            WHERE d.supplier_id = ${supplierId} AND d.plate_key ~>=~ ${plate} AND d.plate_key ~<~ ${plate + LAST_SIGN}
              ${since === null ? sql`` : sql`AND d.weighed_at >= ${since}::date`}
            ORDER BY d.weighed_at DESC`,
        ]),
  ]);
  const { rows } = await sql<DeliveryHit>`
    SELECT d.id, d.number, d.vehicle_license_plate AS plate, m.name AS material_name, m.quantity, m.quantity_unit,
      d.weighed_at, d.factory_name, f.by_number, f.total
    FROM (
      SELECT company_id, id, bool_or(by_number) AS by_number, least(count(*) OVER (), ${MAX_COUNTED_HITS})::int AS total
      FROM (${found}) hits GROUP BY company_id, id, weighed_at
      ORDER BY bool_or(by_number) DESC, weighed_at DESC, id LIMIT ${SHOWN_HITS}) f
    JOIN deliveries d ON d.supplier_id = ${mine} AND d.company_id = f.company_id AND d.id = f.id
    LEFT JOIN LATERAL (SELECT m.name, m.quantity, m.quantity_unit FROM delivery_materials m
      WHERE m.company_id = d.company_id AND m.delivery_id = d.id ORDER BY m.pos LIMIT 1) m ON true
    ORDER BY f.by_number DESC, d.weighed_at DESC, d.id`.execute(db);
  return rows;
};
