import type { details } from '@abrufbar/contract/deliveries/deliveries.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { type FreshKind, freshKindOf, freshLimits } from '@abrufbar/domain/deliveries/freshness.ts';
import { formatQuantity, formatTyped } from '@abrufbar/domain/values/quantities.ts';
import { additionsAmong, temperatureAmong } from '#deliveries/freshness/among.ts';
import type { EntryRow, LimitsRow } from '#deliveries/freshness/entries-sql.ts';
import { isOpenForEntries } from '#deliveries/freshness/may-enter.ts';

type Material = { readonly number: string; readonly category: number };

/** The material of a load whose age counts: its first one of asphalt or concrete. */
export const freshMaterialIn = <M extends Material>(materials: readonly M[]): M | undefined =>
  materials.find(({ category }) => freshKindOf(category) !== null);

export const freshKindIn = (materials: readonly Material[]): FreshKind | null =>
  freshKindOf(freshMaterialIn(materials)?.category ?? null);

type Loaded = {
  readonly status: string;
  readonly weighed_at: string;
  readonly loaded_at: string | null;
  readonly materials: readonly Material[];
};

/** When an unconfirmed load of asphalt or concrete was loaded, as lists say it (BEY-105). */
export const loadedAtOf = (row: Loaded): string | null =>
  isConfirmed(row.status) || freshKindIn(row.materials) === null
    ? null
    : instantOf(row.loaded_at ?? row.weighed_at);

/** The database leaves out milliseconds that are zero. */
const instantOf = (at: string): string => new Date(at).toISOString();

type Fresh = Loaded & {
  readonly workable_minutes: number | null;
  readonly confirmed_at: string | null;
  readonly is_billed: boolean;
  readonly entries: readonly EntryRow[];
  readonly limits: readonly LimitsRow[];
};
type Freshness = NonNullable<OutputOf<typeof details>['freshness']>;

/** Age and entries of a load; null for one that does not age. */
export const presentFreshness = (row: Fresh, mayConfirm: boolean, now: Date): Freshness | null => {
  const material = freshMaterialIn(row.materials);
  const kind = freshKindOf(material?.category ?? null);
  if (material === undefined || kind === null) return null;
  const limits = freshLimits(kind, chosenIn(row.limits, material.number));
  return {
    kind,
    loaded_at: instantOf(row.loaded_at ?? row.weighed_at),
    is_stated: row.loaded_at !== null,
    confirmed_at: row.confirmed_at === null ? null : instantOf(row.confirmed_at),
    // Of a load with a retarder the note knows it (BEY-104).
    limit_minutes: row.workable_minutes ?? limits.limitMinutes,
    coldest_celsius: limits.coldestCelsius,
    hottest_celsius: limits.hottestCelsius,
    temperature: presentTemperature(row.entries),
    additions: presentAdditions(row.entries),
    may_enter: mayConfirm && isOpenForEntries(row, now),
  };
};

const chosenIn = (limits: readonly LimitsRow[], number: string) => {
  const chosen = limits.find((row) => row.number === number);
  return chosen === undefined
    ? null
    : {
        limitMinutes: chosen.limit_minutes,
        coldestCelsius: chosen.coldest_celsius,
        hottestCelsius: chosen.hottest_celsius,
      };
};

const presentTemperature = (entries: readonly EntryRow[]): Freshness['temperature'] => {
  const newest = temperatureAmong(entries);
  if (newest === undefined) return null;
  const { id, amount, observed_at: at, by } = newest;
  return { id, celsius: Number(amount), at: instantOf(at), by };
};

const presentAdditions = (entries: readonly EntryRow[]): Freshness['additions'] =>
  additionsAmong(entries).map(
    ({ id, substance, amount, unit, remaining, observed_at: at, by }) => ({
      ...{ id, substance, quantity: formatTyped(Number(amount)), unit },
      remaining: remaining === null ? null : formatQuantity(remaining),
      at: instantOf(at),
      by,
    }),
  );
