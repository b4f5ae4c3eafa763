import type {
  officePlants,
  officeUpdatePlant,
} from '@abrufbar/contract/contracts/office-plants.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { readClock, type PlantEntry } from '@abrufbar/domain/contracts/plant-change.ts';
import { readQuantity, shownQuantity } from '#core/typed-quantity.ts';

export type Plant = OutputOf<typeof officePlants>['items'][number];

/** Fields of the form as they are typed. */
export type Typed = Readonly<Record<keyof PlantEntry, string>>;

export const TIMES = ['weekdayFrom', 'weekdayUntil', 'saturdayFrom', 'saturdayUntil'] as const;

export const typedOf = (plant: Plant): Typed => ({
  weekdayFrom: plant.weekday?.from ?? '',
  weekdayUntil: plant.weekday?.until ?? '',
  saturdayFrom: plant.saturday?.from ?? '',
  saturdayUntil: plant.saturday?.until ?? '',
  hourlyLimit: shownQuantity(plant.hourly_limit),
  dispatchPhone: plant.dispatch_phone ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;

/** The typed fields as values; empty ones are not known. */
export const entryOf = (typed: Typed): PlantEntry => ({
  weekdayFrom: orNull(readClock(typed.weekdayFrom)),
  weekdayUntil: orNull(readClock(typed.weekdayUntil)),
  saturdayFrom: orNull(readClock(typed.saturdayFrom)),
  saturdayUntil: orNull(readClock(typed.saturdayUntil)),
  hourlyLimit: readQuantity(typed.hourlyLimit),
  dispatchPhone: orNull(typed.dispatchPhone),
});

export const inputOf = (
  { plant }: Plant,
  version: number,
  entry: PlantEntry,
): InputOf<typeof officeUpdatePlant> => ({
  plant,
  version,
  weekday_from: entry.weekdayFrom,
  weekday_until: entry.weekdayUntil,
  saturday_from: entry.saturdayFrom,
  saturday_until: entry.saturdayUntil,
  hourly_limit: entry.hourlyLimit,
  dispatch_phone: entry.dispatchPhone,
});

/** Whether the fields say something else than the plant. */
export const isChanged = (typed: Typed, plant: Plant): boolean =>
  JSON.stringify(entryOf(typed)) !== JSON.stringify(entryOf(typedOf(plant)));
