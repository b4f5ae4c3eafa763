import * as contract from '@abrufbar/contract/contracts/office-plants.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  checkPlant,
  type PlantEntry,
  type PlantProblem,
} from '@abrufbar/domain/contracts/plant-change.ts';
import { keyOfPlant, listPlants, type StoredPlant, updatePlant } from '#contracts/plant-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { sendSupplierHint } from '#core/live/hints.ts';
import { changesBetween } from '#core/staff-audit.ts';

const presentPlant = ({ staff }: StaffContext, plant: StoredPlant) => ({
  plant: keyOfPlant(plant),
  version: plant.version,
  number: plant.number,
  name: plant.name,
  supplier: staff.suppliers.find(({ id }) => id === plant.supplierId)?.name ?? '',
  weekday: plant.weekday,
  saturday: plant.saturday,
  hourly_limit: plant.hourlyLimit,
  quantity_unit: plant.unit,
  dispatch_phone: plant.dispatchPhone,
});

export const officePlants = handle(contract.officePlants, async (context) => {
  const plants = await listPlants(context.db, context.suppliers);
  return { items: plants.map((plant) => presentPlant(context, plant)) };
});

type Input = Omit<InputOf<typeof contract.officeUpdatePlant>, 'plant' | 'version'>;

const emptyIsNothing = (typed: string | null): string | null => typed || null;

const entryOf = (input: Input): PlantEntry => ({
  weekdayFrom: emptyIsNothing(input.weekday_from),
  weekdayUntil: emptyIsNothing(input.weekday_until),
  saturdayFrom: emptyIsNothing(input.saturday_from),
  saturdayUntil: emptyIsNothing(input.saturday_until),
  hourlyLimit: input.hourly_limit,
  dispatchPhone: emptyIsNothing(input.dispatch_phone),
});

const FIELDS = {
  weekdayFrom: 'weekday_from',
  weekdayUntil: 'weekday_until',
  saturdayFrom: 'saturday_from',
  saturdayUntil: 'saturday_until',
  hourlyLimit: 'hourly_limit',
  dispatchPhone: 'dispatch_phone',
} as const satisfies Readonly<Record<keyof PlantEntry, keyof Input>>;

const refusalOf = ({ field, code }: PlantProblem) => ({ field: FIELDS[field], problem: code });

const hoursOf = (from: string | null, until: string | null) =>
  from === null || until === null ? null : { from, until };

const changeOf = (entry: PlantEntry) => ({
  weekday: hoursOf(entry.weekdayFrom, entry.weekdayUntil),
  saturday: hoursOf(entry.saturdayFrom, entry.saturdayUntil),
  hourlyLimit: entry.hourlyLimit,
  dispatchPhone: entry.dispatchPhone,
});

const shownHours = (hours: StoredPlant['weekday']) => hours && `${hours.from}–${hours.until}`;

/** Values as the audit log names them. */
const auditedOf = (plant: ReturnType<typeof changeOf>) => ({
  weekday: shownHours(plant.weekday),
  saturday: shownHours(plant.saturday),
  hourly_limit: plant.hourlyLimit,
  dispatch_phone: plant.dispatchPhone,
});

const findPlant = async ({ db, suppliers }: StaffContext, key: string): Promise<StoredPlant> => {
  const plant = (await listPlants(db, suppliers)).find((one) => keyOfPlant(one) === key);
  if (plant === undefined) throw new Refusal(404, 'plant_not_found');
  return plant;
};

export const officeUpdatePlant = handle(
  contract.officeUpdatePlant,
  async (context, { plant: key, version, ...input }) => {
    const { db, suppliers, staff, now, brand } = context;
    context.effectOn(null);
    const before = await findPlant(context, key);
    const entry = entryOf(input);
    const problems = checkPlant(entry);
    if (problems.length > 0) throw refuseFields(problems.map(refusalOf));
    const change = changeOf(entry);
    const author = { name: staff.name, at: now };
    const isCurrent = version === before.version;
    if (!isCurrent || !(await updatePlant(db, suppliers, before, change, author))) {
      const { changedBy, changedAt } = await findPlant(context, key);
      throw refuseStale(changedBy ?? '', changedAt ?? '');
    }
    await sendSupplierHint(db, before.supplierId);
    context.audit({
      brands: [brand],
      kind: 'plant',
      id: key,
      name: before.name,
      changes: changesBetween(auditedOf(before), auditedOf(change)),
    });
    return presentPlant(context, await findPlant(context, key));
  },
);
