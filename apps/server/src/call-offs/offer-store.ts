import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type Named = { id: string; title: string };

/** A contract item with the choices an order against it has. */
export type OfferRow = {
  company_id: number;
  id: string;
  contract_id: string;
  supplier_id: number;
  contract_status: number;
  cancelled: boolean;
  night_shift: boolean;
  material_number: string;
  material_name: string;
  category: number;
  factory_numbers: string[];
  factory_names: string[];
  quantity_unit: string;
  warn_above: string | null;
  max_per_call_off: string | null;
  per_day: string | null;
  lead_hours: number | null;
  note_text: string | null;
  incoterms: Named[];
  /** The first one is the supplier's suggestion (WIZ-04). */
  truck_types: Named[];
  /** Longest note of this brand; null leaves it to the default. */
  note_max: number | null;
};

/** Longest note of a brand (ENT-19). */
export const noteMaxOf = (brand: string) =>
  sql`(SELECT n.note_max_letters FROM configurations n WHERE n.brand = ${brand}) AS note_max`;

const offersIn = (scope: readonly number[], brand: string) => sql`
  SELECT i.company_id, i.id, i.contract_id, c.supplier_id, c.status AS contract_status, i.cancelled,
    i.night_shift, i.material_number, i.material_name, i.category, i.factory_numbers,
    i.factory_names, i.quantity_unit, i.warn_above, i.max_per_call_off, i.per_day, c.lead_hours,
    c.note_text,
    (SELECT coalesce(json_agg(json_build_object('id', t.id, 'title', t.title) ORDER BY t.position, t.id), '[]')
      FROM incoterms t WHERE t.supplier_id = c.supplier_id AND t.id = ANY (i.incoterms)) AS incoterms,
    (SELECT coalesce(json_agg(json_build_object('id', t.id, 'title', t.title)
        ORDER BY array_position(i.truck_types, t.id)), '[]')
      FROM truck_types t WHERE t.supplier_id = c.supplier_id AND t.id = ANY (i.truck_types)) AS truck_types,
    ${noteMaxOf(brand)}
  FROM contract_items i
  JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = i.company_id
    AND c.id = i.contract_id
  WHERE i.company_id = ANY (${scope}::int[])`;

const offerOf = (scope: readonly number[], itemId: string, brand: string) => sql<OfferRow>`
  ${offersIn(scope, brand)} AND i.id = ${itemId}`;

type Booked = { readonly day: string; readonly quantity: string };

/** Quantities of an item that count from a day on, by day (D-46); none where no limit a day is kept. */
export const listBookedDays = async (
  db: Database,
  item: Pick<OfferRow, 'company_id' | 'id' | 'contract_id' | 'per_day'>,
  from: string,
): Promise<Booked[]> => {
  if (item.per_day === null) return [];
  const { rows } = await sql<Booked>`
    SELECT o.valid_on AS day, sum(o.valid_quantity) AS quantity FROM call_offs o
    WHERE o.company_id = ${item.company_id} AND o.contract_id = ${item.contract_id}
      AND o.contract_item_id = ${item.id} AND o.valid_on >= ${from}
    GROUP BY o.valid_on ORDER BY o.valid_on`.execute(db);
  return rows;
};

/** Items of a contract that are not cancelled, in the order of their positions. */
export const listOffers = async (
  db: Database,
  companyId: number,
  contractId: string,
  brand: string,
): Promise<OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    ${offersIn([companyId], brand)} AND i.contract_id = ${contractId} AND NOT i.cancelled
    ORDER BY i.position, i.id`.execute(db);
  return rows;
};

/** Item of a contract by its material, one that is not cancelled before others. */
export const findItemOfMaterial = async (
  db: Database,
  companyId: number,
  contractId: string,
  materialNumber: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('contract_items')
    .select('id')
    .where('company_id', '=', companyId)
    .where('contract_id', '=', contractId)
    .where('material_number', '=', materialNumber)
    .orderBy('cancelled')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};

/** An item of the caller's companies; undefined when foreign or absent. */
export const findOffer = async (
  db: Database,
  scope: readonly number[],
  itemId: string,
  brand: string,
): Promise<OfferRow | undefined> => {
  const { rows } = await offerOf(scope, itemId, brand).execute(db);
  return rows[0];
};

/** The same; contract and item stay as they are until the transaction ends (D-35). */
export const lockOffer = async (
  db: Database,
  scope: readonly number[],
  itemId: string,
  brand: string,
): Promise<OfferRow | undefined> => {
  const { rows } = await sql<OfferRow>`
    ${offerOf(scope, itemId, brand)} FOR SHARE OF i, c`.execute(db);
  return rows[0];
};
