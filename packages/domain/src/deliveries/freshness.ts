/** Freshness of a load (BEY-103 to BEY-109): time since loading, limits of its material, entries made on site. */
import type { NoteDetail } from '#deliveries/note-details.ts';
import { berlinInstant, isDay } from '#values/calendar.ts';
import { isStorable } from '#values/quantities.ts';

/** Kinds of materials that age on the road, by their category (D-42). */
export const FRESH_KINDS = ['asphalt', 'concrete'] as const;
export type FreshKind = (typeof FRESH_KINDS)[number];
const CATEGORIES: Readonly<Record<number, FreshKind>> = { 2: 'asphalt', 3: 'concrete' };

/** Null for materials that do not age. */
export const freshKindOf = (category: number | null): FreshKind | null =>
  category === null ? null : (CATEGORIES[category] ?? null);

type FreshLimits = {
  /** Minutes from loading; null without a limit. */
  readonly limitMinutes: number | null;
  readonly coldestCelsius: number;
  readonly hottestCelsius: number;
};
export type ChosenLimits = { readonly [Name in keyof FreshLimits]: number | null };

/** Mixers are empty after 90 min (DIN 1045-2); temperatures are those of asphalt with 50/70. */
const DEFAULTS: Readonly<Record<FreshKind, FreshLimits>> = {
  asphalt: { limitMinutes: null, coldestCelsius: 140, hottestCelsius: 180 },
  concrete: { limitMinutes: 90, coldestCelsius: 5, hottestCelsius: 30 },
};

/** Chosen limits, with the default of the kind for those that are empty, whatever range that leaves. */
export const filledLimits = (kind: FreshKind, chosen: ChosenLimits | null): FreshLimits => ({
  limitMinutes: chosen?.limitMinutes ?? DEFAULTS[kind].limitMinutes,
  coldestCelsius: chosen?.coldestCelsius ?? DEFAULTS[kind].coldestCelsius,
  hottestCelsius: chosen?.hottestCelsius ?? DEFAULTS[kind].hottestCelsius,
});

/**
 * Limits that hold for a material (BEY-103). Temperatures that leave no range, as after an import that makes asphalt of
 * concrete, are those of the default.
 */
export const freshLimits = (kind: FreshKind, chosen: ChosenLimits | null = null): FreshLimits => {
  const filled = filledLimits(kind, chosen);
  const { limitMinutes, coldestCelsius, hottestCelsius } = filled;
  return coldestCelsius < hottestCelsius ? filled : { ...DEFAULTS[kind], limitMinutes };
};

/** Whole minutes and degrees that may be chosen or entered. */
export const LIMIT_MINUTES = { least: 1, most: 600 } as const;
export const CELSIUS = { least: -30, most: 250 } as const;

type Range = { readonly least: number; readonly most: number };
const isWithin = (value: number, { least, most }: Range): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Fields of limits that may not be stored; with the defaults the lowest temperature stays below the highest. */
export const wrongLimits = (kind: FreshKind, chosen: ChosenLimits): (keyof FreshLimits)[] => {
  const ranges = [
    ['limitMinutes', LIMIT_MINUTES],
    ['coldestCelsius', CELSIUS],
    ['hottestCelsius', CELSIUS],
  ] as const;
  const wrong = ranges.flatMap(([name, range]) => {
    const value = chosen[name];
    return value === null || isWithin(value, range) ? [] : [name];
  });
  if (wrong.length > 0) return wrong;
  const { coldestCelsius, hottestCelsius } = filledLimits(kind, chosen);
  if (coldestCelsius < hottestCelsius) return [];
  return [chosen.hottestCelsius === null ? 'coldestCelsius' : 'hottestCelsius'];
};

const MINUTE_MS = 60_000;
/** A warning comes so long before the limit. */
const WARN_BEFORE_MINUTES = 15;

const FRESH_STATES = ['open', 'fresh', 'soon', 'over'] as const;
export type Freshness = {
  /** Whole minutes since loading, at least 0. */
  readonly minutes: number;
  /** `open` where there is no limit. */
  readonly state: (typeof FRESH_STATES)[number];
  /** Minutes until the limit, negative beyond it; null without one. */
  readonly left: number | null;
};

/** The minute from which on the limit is near. */
export const warnFromMinutes = (limitMinutes: number): number =>
  Math.max(0, limitMinutes - WARN_BEFORE_MINUTES);

/** How old a load is at an instant; that of its confirmation once it is confirmed (BEY-104). */
export const freshnessAt = (loadedAt: Date, limitMinutes: number | null, at: Date): Freshness => {
  const minutes = Math.max(0, Math.floor((at.getTime() - loadedAt.getTime()) / MINUTE_MS));
  if (limitMinutes === null) return { minutes, state: 'open', left: null };
  const left = limitMinutes - minutes;
  if (left <= 0) return { minutes, state: 'over', left };
  return { minutes, state: minutes >= warnFromMinutes(limitMinutes) ? 'soon' : 'fresh', left };
};

/** Degrees below the lowest or above the highest temperature that is allowed; null within them. */
export const outsideOf = (
  celsius: number,
  { coldestCelsius, hottestCelsius }: Pick<FreshLimits, 'coldestCelsius' | 'hottestCelsius'>,
): { readonly is: 'cold' | 'hot'; readonly by: number } | null => {
  if (celsius < coldestCelsius) return { is: 'cold', by: coldestCelsius - celsius };
  return celsius > hottestCelsius ? { is: 'hot', by: celsius - hottestCelsius } : null;
};

/** Nobody carries a mixed load for longer. */
const LONGEST_BEFORE_WEIGHING_MS = 12 * 60 * MINUTE_MS;
const LONGEST_WORKABLE_MINUTES = 24 * 60;
const MINUTES_OF_UNIT: Readonly<Record<string, number>> = { MIN: 1, HUR: 60 };

/**
 * Times that the note of a load states: the start of production, unless it is after weighing or long before it, and
 * the workability time in whole minutes, where a retarder gives it one (BEY-104).
 */
export const statedFreshness = (
  details: readonly NoteDetail[],
  pos: number,
  weighedAt: Date,
): { readonly loadedAt: Date | null; readonly workableMinutes: number | null } => {
  const find = (name: NoteDetail['name']) =>
    details.find((detail) => detail.pos === pos && detail.name === name);
  const loadedAt = momentOf(find('start_of_production')?.value ?? '');
  const before = loadedAt === null ? -1 : weighedAt.getTime() - loadedAt.getTime();
  return {
    loadedAt: before >= 0 && before <= LONGEST_BEFORE_WEIGHING_MS ? loadedAt : null,
    workableMinutes:
      minutesOf(find('extended_workability_time')) ?? minutesOf(find('retardation_time')),
  };
};

const momentOf = (value: string): Date | null => {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(value) ?? [];
  return isDay(day) ? berlinInstant(day, time) : null;
};

const minutesOf = (detail: NoteDetail | undefined): number | null => {
  const factor = MINUTES_OF_UNIT[detail?.unit ?? ''];
  const minutes = factor === undefined ? 0 : Math.floor(Number(detail?.value) * factor);
  return minutes >= 1 && minutes <= LONGEST_WORKABLE_MINUTES ? minutes : null;
};

/** Substances that are added on site (BEY-106). */
export const ADDITIONS = ['water', 'superplasticizer'] as const;
export type Addition = (typeof ADDITIONS)[number];
export const ADDITION_UNITS = ['litre', 'kilogram'] as const;
export type AdditionUnit = (typeof ADDITION_UNITS)[number];

/** Litres or kilograms of one addition. */
const MAX_ADDITION = 1_000;
/** Cubic metres; no drum holds more. */
const MAX_REMAINING = 20;
export const MAX_ENTRIES_OF_DELIVERY = 50;

export const isAdditionQuantity = (quantity: number): boolean =>
  quantity > 0 && quantity <= MAX_ADDITION && isStorable(quantity);
export const isRemaining = (quantity: number): boolean =>
  quantity <= MAX_REMAINING && isStorable(quantity);
