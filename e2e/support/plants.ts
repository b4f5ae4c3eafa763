import { addDays, berlinDay, isWeekend } from '@abrufbar/domain/values/calendar.ts';
import {
  insertPlants,
  keyOfPlant,
  updatePlant,
} from '../../apps/server/src/contracts/plant-store.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';

/** The first working day that is at least three days ahead: plants are open then. */
export const workingDay = (): string => {
  let day = addDays(berlinDay(new Date()), 3);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
};

const HOURS = { from: '06:00', until: '17:00' };

/** The plant of an item, with hours and a limit of 50 t/h. */
export const buildOpenPlant = async (
  server: TestServer,
  { supplier }: Site,
  { factory_numbers: [number = ''] }: { readonly factory_numbers: readonly string[] },
) => {
  const key = { supplierId: supplier.id, number, version: 1 };
  const name = `Asphaltwerk ${keyOfPlant(key)}`;
  await server.build({}, async (db) => {
    await insertPlants(db, supplier.id, [{ number, name }]);
    const change = { weekday: HOURS, saturday: null, hourlyLimit: 50, dispatchPhone: null };
    await updatePlant(db, [supplier.id], key, change, { name: 'Demo', at: new Date() });
  });
  return { name, plant: keyOfPlant(key) };
};
