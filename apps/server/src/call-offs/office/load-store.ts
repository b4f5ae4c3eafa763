import { sql } from 'kysely';
import { AROUND, BESIDE, type OfficeCallOff, ROW } from '#call-offs/office/list-store.ts';
import type { Database } from '#core/database/database.ts';

/** A delivery as it loads a plant. */
export type LoadingRow = {
  company_id: number;
  id: string;
  supplier_id: number;
  factory_number: string;
  status: number;
  quantity: string;
  hourly_quantity: string | null;
  starts_on: string;
  starts_at: string;
  ends_at: string;
};

type PlantKey = { readonly supplierId: number; readonly number: string };

/**
 * Call-offs that may load plants on a day: those of the day, and those of the two days before, whose quantity may
 * not be used up by then.
 */
export const listLoadings = async (
  db: Database,
  suppliers: readonly number[],
  plants: readonly PlantKey[],
  day: string,
): Promise<LoadingRow[]> => {
  const { rows } = await sql<LoadingRow>`
    SELECT o.company_id, o.id, o.supplier_id, o.factory_number, o.status, o.quantity, o.hourly_quantity, o.starts_on,
      o.starts_at, o.ends_at
    FROM call_offs o
    JOIN unnest(${plants.map(({ supplierId }) => supplierId)}::int[], ${plants.map(({ number }) => number)}::text[])
      p (supplier_id, number) ON p.supplier_id = o.supplier_id AND p.number = o.factory_number
    WHERE o.supplier_id = ANY (${suppliers}::int[]) AND o.status IN (1, 2, 4, 20, 30)
      AND o.starts_on BETWEEN ${day}::date - 2 AND ${day}::date
    ORDER BY o.starts_at, o.id`.execute(db);
  return rows;
};

/** A call-off of the day plan: as the work list shows it, and as it loads its plant. */
export type PlannedRow = OfficeCallOff & LoadingRow;

/** The same with everything that a row of the work list names. */
export const listPlanned = async (
  db: Database,
  suppliers: readonly number[],
  plants: readonly PlantKey[],
  day: string,
): Promise<PlannedRow[]> => {
  const { rows } = await sql<PlannedRow>`
    SELECT ${ROW}, o.ends_at ${AROUND(suppliers)} ${BESIDE(suppliers)}
    JOIN unnest(${plants.map(({ supplierId }) => supplierId)}::int[], ${plants.map(({ number }) => number)}::text[])
      p (supplier_id, number) ON p.supplier_id = o.supplier_id AND p.number = o.factory_number
    WHERE o.supplier_id = ANY (${suppliers}::int[]) AND o.status IN (1, 2, 4, 20, 30)
      AND o.starts_on BETWEEN ${day}::date - 2 AND ${day}::date
    ORDER BY o.starts_at, o.id`.execute(db);
  return rows;
};

/** The same of chosen call-offs. */
export const listChosenLoadings = async (
  db: Database,
  suppliers: readonly number[],
  ids: readonly string[],
): Promise<LoadingRow[]> => {
  const { rows } = await sql<LoadingRow>`
    SELECT o.company_id, o.id, o.supplier_id, o.factory_number, o.status, o.quantity, o.hourly_quantity, o.starts_on,
      o.starts_at, o.ends_at
    FROM call_offs o
    WHERE o.supplier_id = ANY (${suppliers}::int[]) AND o.id = ANY (${ids}::uuid[]) AND o.factory_number IS NOT NULL
    ORDER BY o.starts_at, o.id`.execute(db);
  return rows;
};
