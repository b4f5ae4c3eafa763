import { officeDay } from '@abrufbar/contract/call-offs/office-day.ts';
import { loadIn } from '@abrufbar/domain/call-offs/load.ts';
import { hoursOfDay, hoursOn } from '@abrufbar/domain/contracts/plant.ts';
import { listPlanned, type PlannedRow } from '#call-offs/office/load-store.ts';
import { isOf, loadingOf, presentPlantLoad } from '#call-offs/office/plant-load.ts';
import { presentRow } from '#call-offs/office/present.ts';
import { keyOfPlant, listPlants } from '#contracts/plant-store.ts';
import { handle } from '#core/calls/context.ts';

export const officeDayPlan = handle(
  officeDay,
  async ({ db, suppliers, now }, { day, plant: chosen }) => {
    const all = await listPlants(db, suppliers);
    const plants = all.filter((plant) => chosen?.includes(keyOfPlant(plant)) ?? true);
    const rows = await listPlanned(db, suppliers, plants, day);
    const isThen = isOnDay(day);
    return {
      plants: plants.map((plant) => {
        const own = rows.filter(isOf(plant));
        return {
          ...presentPlantLoad(plant, day, own),
          plant: keyOfPlant(plant),
          open_hours: hoursOn(plant, day),
          call_offs: own.filter(isThen).map(presentRow),
        };
      }),
      as_of: now.toISOString(),
    };
  },
);

/** Whether a call-off begins on a day, or is still being loaded then. */
const isOnDay = (day: string) => {
  const hours = hoursOfDay(day);
  return (row: PlannedRow): boolean =>
    row.starts_on === day || hours.some(({ startsAt }) => loadIn(loadingOf(row), startsAt) > 0);
};
