import type { OFFICE_DELIVERY_SORTS } from '@abrufbar/contract/deliveries/office.ts';
import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newest, type OfficeDeliveryFilters } from '#deliveries/office/reach-store.ts';
import { inDirection } from '#core/database/in-direction.ts';
import { IN_NAME_ORDER } from '#core/database/name-order.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** Delivery with the names around it, as staff see it. */
export type OfficeDeliveryRow = {
  company_id: number;
  id: string;
  number: string;
  weighed_at: string;
  weighed_on: string;
  weighed_time: string;
  plate: string | null;
  company: string;
  contract_id: string;
  contract_number: string;
  contract_name: string;
  material_name: string | null;
  quantity: string | null;
  quantity_unit: string | null;
  gross_weight: string | null;
  tare_weight: string | null;
  net_weight: string | null;
  factory_name: string;
  spedition_name: string | null;
  confirmed: boolean;
  corrected_at: string | null;
  confirmed_at: string | null;
  reservation: Reservation | null;
  undone_at: string | null;
  version: number;
};

type Sort = (typeof OFFICE_DELIVERY_SORTS)[number];

const SORTED: Readonly<Record<Sort, readonly RawBuilder<unknown>[]>> = {
  weighed: [],
  note: [sql`d.number`],
  plate: [sql`d.plate_key`],
  customer: [sql`co.place`],
  net: [sql`d.net_weight`],
};

export type DeliveryOrder = { readonly sort: Sort; readonly isDescending: boolean };
type Window = { readonly offset: number; readonly limit: number };

const AROUND = (suppliers: readonly number[]) => sql`
  JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = d.company_id AND c.id = d.contract_id
  JOIN companies co ON co.id = d.company_id
  LEFT JOIN LATERAL (SELECT m.name, m.quantity, m.quantity_unit FROM delivery_materials m
    WHERE m.company_id = d.company_id AND m.delivery_id = d.id ORDER BY m.pos LIMIT 1) m ON true`;

const ROW = sql`d.company_id, d.id, d.number, d.weighed_at, d.weighed_on, d.weighed_time,
  d.vehicle_license_plate AS plate, co.name AS company, d.contract_id, c.contract_number, c.name AS contract_name,
  m.name AS material_name, m.quantity, m.quantity_unit, d.gross_weight, d.tare_weight, d.net_weight, d.factory_name,
  d.spedition_name, d.confirmed, d.corrected_at, d.confirmed_at,
  d.reservation, d.undone_at, d.version`;

/** Columns that the sorts need besides the key. */
const KEYS: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  weighed: sql``,
  note: sql`, d.number`,
  plate: sql`, d.plate_key`,
  customer: sql``,
  net: sql`, d.net_weight`,
};

const inOrder = ({ sort, isDescending }: DeliveryOrder) => {
  return inDirection([...SORTED[sort], sql`d.weighed_at`, sql`d.id`], isDescending);
};

/** Keys of the newest `most`, in order. */
const keysOf = (
  suppliers: readonly number[],
  filters: OfficeDeliveryFilters,
  order: DeliveryOrder,
  most: number,
) => {
  const named =
    order.sort === 'customer' ? sql`JOIN ${IN_NAME_ORDER} co ON co.id = d.company_id` : sql``;
  return sql`
    SELECT d.company_id, d.id FROM (${newest(suppliers, filters, KEYS[order.sort], most)}) d ${named}
    ORDER BY ${inOrder(order)}`;
};

/** A window of the newest `most` deliveries of some suppliers: the page is found by itself, then gets its names. */
export const listOfficeDeliveries = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeDeliveryFilters,
  { sort, isDescending }: DeliveryOrder,
  { offset, limit }: Window,
  most: number,
): Promise<OfficeDeliveryRow[]> => {
  // A material is looked for among the newest, so even the first page needs all of these.
  const isNewestFirst = sort === 'weighed' && isDescending && filters.materials === null;
  const reach = isNewestFirst ? Math.min(offset + limit, most) : most;
  const { rows } = await sql<DeliveryKey>`
    ${keysOf(suppliers, filters, { sort, isDescending }, reach)} OFFSET ${offset} LIMIT ${limit}`.execute(
    db,
  );
  return listOfficeDeliveriesOf(db, suppliers, rows);
};

type DeliveryKey = Pick<OfficeDeliveryRow, 'company_id' | 'id'>;

/** Keys of the newest `most` of what is filtered, in order: the whole of an export at one instant. */
export const listOfficeDeliveryKeys = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeDeliveryFilters,
  order: DeliveryOrder,
  most: number,
): Promise<DeliveryKey[]> => {
  const { rows } = await sql<DeliveryKey>`${keysOf(suppliers, filters, order, most)}`.execute(db);
  return rows;
};

/** The deliveries of some keys, in their order. */
export const listOfficeDeliveriesOf = async (
  db: Database,
  suppliers: readonly number[],
  keys: readonly DeliveryKey[],
): Promise<OfficeDeliveryRow[]> => {
  const { rows } = await sql<OfficeDeliveryRow>`
    SELECT ${ROW}
    FROM unnest(${keys.map((key) => key.company_id)}::int[], ${keys.map(({ id }) => id)}::uuid[])
      WITH ORDINALITY p (company_id, id, place)
    JOIN deliveries d ON d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = p.company_id AND d.id = p.id
    ${AROUND(suppliers)} ORDER BY p.place`.execute(db);
  return rows;
};

type DaySum = { readonly day: string | null; readonly count: number; readonly quantity: string };

/** Number and tonnage of the newest `most` of what is filtered: of all (`day` null), and of each day if asked for. */
export const sumOfficeDeliveries = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeDeliveryFilters,
  isByDay: boolean,
  most: number,
): Promise<DaySum[]> => {
  const days = sql`UNION ALL SELECT weighed_on, count(*)::int, coalesce(sum(net_weight), 0) FROM filtered GROUP BY weighed_on`;
  const { rows } = await sql<DaySum>`
    WITH filtered AS (${newest(suppliers, filters, sql`, d.weighed_on, d.net_weight`, most)})
    SELECT NULL::date AS day, count(*)::int AS count, coalesce(sum(net_weight), 0) AS quantity FROM filtered
    ${isByDay ? days : sql``} ORDER BY day NULLS FIRST`.execute(db);
  return rows;
};

export type OfficeDeliveryDetail = OfficeDeliveryRow & {
  supplier_id: number;
  vehicle_type: string | null;
  number_of_rounds: number | null;
  incoterm: string | null;
  factory_number: string;
  building_site_number: string | null;
  tare_stored: boolean;
  call_off_number: string | null;
  call_off_id: string | null;
  confirmed_first_name: string | null;
  confirmed_last_name: string | null;
  confirmed_key: string | null;
  materials: { number: string; name: string; quantity: string; quantity_unit: string }[];
  assets: number;
};

/** One delivery; undefined when it is foreign or absent. */
export const findOfficeDelivery = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<OfficeDeliveryDetail | undefined> => {
  const mine = ofSuppliers(suppliers);
  const { rows } = await sql<OfficeDeliveryDetail>`
    SELECT ${ROW}, d.supplier_id, d.vehicle_type, d.number_of_rounds, d.incoterm, d.factory_number, c.building_site_number,
      d.tare_stored, d.call_off_number, o.id AS call_off_id, d.confirmed_key, u.first_name AS confirmed_first_name,
      u.last_name AS confirmed_last_name,
      (SELECT coalesce(json_agg(json_build_object('number', m.number, 'name', m.name, 'quantity', m.quantity::text,
          'quantity_unit', m.quantity_unit) ORDER BY m.pos), '[]')
        FROM delivery_materials m WHERE m.company_id = d.company_id AND m.delivery_id = d.id) AS materials,
      (SELECT count(*)::int FROM assets a WHERE a.company_id = d.company_id AND a.delivery_id = d.id) AS assets
    FROM deliveries d
    ${AROUND(suppliers)}
    LEFT JOIN call_offs o ON o.supplier_id = ${mine} AND o.company_id = d.company_id
      AND o.contract_id = d.contract_id AND o.number = d.call_off_number
    LEFT JOIN users u ON u.id = d.confirmed_by
    WHERE d.supplier_id = ${mine} AND d.id = ${id}`.execute(db);
  return rows[0];
};
