import type { plantLoad } from '@abrufbar/contract/call-offs/office-fields.ts';
import { loadIn, loadKindOf, plantDay } from '@abrufbar/domain/call-offs/load.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { listLoadings, type LoadingRow } from '#call-offs/office/load-store.ts';
import type { StoredPlant } from '#contracts/plant-store.ts';
import type { Database } from '#core/database/database.ts';
import type * as z from 'zod/mini';

type PlantLoad = z.output<typeof plantLoad>;

/** A delivery as the rules of the load read it. */
export const loadingOf = (row: LoadingRow) => ({
  startsAt: new Date(row.starts_at),
  endsAt: new Date(row.ends_at),
  quantity: Number(row.quantity),
  hourlyQuantity: row.hourly_quantity === null ? null : Number(row.hourly_quantity),
  status: row.status,
});

export const isOf =
  ({ supplierId, number }: StoredPlant) =>
  (row: LoadingRow) =>
    row.supplier_id === supplierId && row.factory_number === number;

/** Load of a plant on a day with these call-offs. */
export const presentPlantLoad = (
  plant: StoredPlant,
  day: string,
  rows: readonly LoadingRow[],
): PlantLoad => ({
  factory_number: plant.number,
  factory_name: plant.name,
  day,
  hourly_limit: plant.hourlyLimit,
  quantity_unit: plant.unit,
  hours: plantDay(plant, rows.filter(isOf(plant)).map(loadingOf), day).map(
    ({ hour, isOpen, confirmed, open, excess }) => ({
      hour,
      is_open: isOpen,
      confirmed,
      open,
      excess,
    }),
  ),
});

/** The same without one call-off, and what that one adds in each hour. */
export const presentLoadAround = (
  plant: StoredPlant,
  day: string,
  rows: readonly LoadingRow[],
  id: string,
) => {
  const own = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const load = presentPlantLoad(plant, day, others);
  const counts = own !== undefined && loadKindOf(own.status) !== null;
  const hours = plantDay(plant, [], day);
  return {
    ...load,
    added: hours.map(({ startsAt }) => (counts ? loadIn(loadingOf(own), startsAt) : 0)),
  };
};

type PlantHour = ReturnType<typeof plantDay>[number];
type Highest = {
  plant: StoredPlant;
  day: string;
  hour: PlantHour;
  limit: number;
  hoursOver: number;
};

/**
 * The hour in which a plant comes nearest to its limit, or exceeds it most, if the chosen call-offs were confirmed
 * (OFF-61); null where no limit is known.
 */
export const findHighestLoad = async (
  db: Database,
  suppliers: readonly number[],
  plants: readonly StoredPlant[],
  chosen: readonly LoadingRow[],
): Promise<Highest | null> => {
  const ids = new Set(chosen.map(({ id }) => id));
  const all: Highest[] = [];
  for (const day of new Set(chosen.map(({ starts_on: startsOn }) => startsOn))) {
    const touched = plants.filter(
      (plant) =>
        plant.hourlyLimit !== null &&
        chosen.some((row) => isOf(plant)(row) && row.starts_on === day),
    );
    const rows = await listLoadings(db, suppliers, touched, day);
    const assumed = rows
      .map((row) => (ids.has(row.id) ? { ...row, status: CALL_OFF_STATUS.confirmed } : row))
      .filter(({ status }) => status === CALL_OFF_STATUS.confirmed);
    for (const plant of touched) {
      const hours = plantDay(plant, assumed.filter(isOf(plant)).map(loadingOf), day);
      const [hour] = hours.toSorted((a, b) => b.confirmed - a.confirmed);
      const { hourlyLimit: limit } = plant;
      if (hour === undefined || limit === null) continue;
      const hoursOver = hours.filter(({ excess }) => excess > 0).length;
      all.push({ plant, day, hour, limit, hoursOver });
    }
  }
  const share = ({ hour, limit }: Highest) => hour.confirmed / limit;
  return all.toSorted((a, b) => share(b) - share(a))[0] ?? null;
};
