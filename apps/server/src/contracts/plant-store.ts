import type { Plant } from '@abrufbar/domain/contracts/plant.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** A plant of a supplier with what staff say about it. */
export type StoredPlant = Plant & {
  readonly supplierId: number;
  readonly number: string;
  readonly name: string;
  /** The unit it loads in; the limit is in the same. */
  readonly unit: string;
  readonly dispatchPhone: string | null;
  readonly version: number;
  /** The member of staff who changed it last, and when; null before the first time. */
  readonly changedBy: string | null;
  readonly changedAt: string | null;
};
/** Fields that staff may change. */
type PlantChange = Plant & Pick<StoredPlant, 'dispatchPhone'>;

type Named = { readonly number: string; readonly name: string; readonly unit?: string };

/** `12:2140`: a plant as filters and addresses name it. */
export const keyOfPlant = ({
  supplierId,
  number,
}: Pick<StoredPlant, 'supplierId' | 'number'>): string => `${supplierId}:${number}`;

/** Adds plants of a supplier; a known one gets its new name and keeps the rest. */
export const insertPlants = async (
  db: Database,
  supplierId: number,
  plants: readonly Named[],
): Promise<void> => {
  if (plants.length === 0) return;
  await db
    .insertInto('factories')
    .values(
      plants.map(({ number, name, unit = 't' }) => ({
        number,
        name,
        quantity_unit: unit,
        supplier_id: supplierId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['supplier_id', 'number'])
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .execute();
};

/** Plants of suppliers by name. */
export const listPlants = async (
  db: Database,
  suppliers: readonly number[],
): Promise<StoredPlant[]> => {
  const rows = await db
    .selectFrom('factories')
    .selectAll()
    .where('supplier_id', '=', sql<number>`ANY (${suppliers}::int[])`)
    .orderBy(sql`name COLLATE german`)
    .orderBy('supplier_id')
    .orderBy('number')
    .execute();
  return rows.map(plantOf);
};

const plantOf = (row: Selectable<Tables['factories']>): StoredPlant => ({
  supplierId: row.supplier_id,
  number: row.number,
  name: row.name,
  unit: row.quantity_unit,
  weekday: hoursOf(row.weekday_from, row.weekday_until),
  saturday: hoursOf(row.saturday_from, row.saturday_until),
  hourlyLimit: row.hourly_limit === null ? null : Number(row.hourly_limit),
  dispatchPhone: row.dispatch_phone,
  version: row.version,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
});

const hoursOf = (from: string | null, until: string | null) =>
  from === null || until === null ? null : { from: minutes(from), until: minutes(until) };

type Author = { readonly name: string; readonly at: Date };

/** Writes hours, limit and phone of a plant; false if it is foreign, absent or has another version by now. */
export const updatePlant = async (
  db: Database,
  suppliers: readonly number[],
  { supplierId, number, version }: Pick<StoredPlant, 'supplierId' | 'number' | 'version'>,
  { weekday, saturday, hourlyLimit, dispatchPhone }: PlantChange,
  author: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('factories')
    .set({
      weekday_from: weekday?.from ?? null,
      weekday_until: weekday?.until ?? null,
      saturday_from: saturday?.from ?? null,
      saturday_until: saturday?.until ?? null,
      hourly_limit: hourlyLimit === null ? null : String(hourlyLimit),
      dispatch_phone: dispatchPhone,
      version: version + 1,
      changed_by: author.name,
      changed_at: author.at.toISOString(),
    })
    .where('supplier_id', '=', sql<number>`ANY (${suppliers}::int[])`)
    .where('supplier_id', '=', supplierId)
    .where('number', '=', number)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
