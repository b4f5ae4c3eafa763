import type {
  officeUpdateWeightLimits,
  officeWeightLimits,
} from '@abrufbar/contract/deliveries/office-weight-limits.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  isWeightLimit,
  WEIGHT_LIMIT_NAMES,
  WEIGHT_LIMIT_RANGES,
  type WeightLimitName,
} from '@abrufbar/domain/deliveries/weight-limits.ts';
import { readQuantity, shownQuantity } from '#core/typed-quantity.ts';

export type StoredLimits = OutputOf<typeof officeWeightLimits>;
/** Text typed over a stored value, by name. */
export type Typed = Readonly<Partial<Record<WeightLimitName, string>>>;
type Change = InputOf<typeof officeUpdateWeightLimits>['limits'];

/** A stored threshold as it is typed, `0,02`. */
export const storedText = ({ limits }: StoredLimits, name: WeightLimitName): string =>
  shownQuantity(limits.find((one) => one.name === name)?.value ?? null);

const valueOf = (typed: string): number => readQuantity(typed) ?? Number.NaN;

/** Names of thresholds with something typed that may not be chosen. */
export const wrongLimits = (typed: Typed): WeightLimitName[] =>
  WEIGHT_LIMIT_NAMES.filter((name) => {
    const text = typed[name];
    return text !== undefined && !isWeightLimit(name, valueOf(text));
  });

/** Thresholds that are typed otherwise than they are stored. */
export const changedLimits = (typed: Typed, stored: StoredLimits): Change =>
  WEIGHT_LIMIT_NAMES.flatMap((name) => {
    const text = typed[name];
    if (text === undefined) return [];
    const value = valueOf(text);
    return value === valueOf(storedText(stored, name)) ? [] : [{ name, value }];
  });

/** The usual values, typed. */
export const usualLimits = (): Typed =>
  Object.fromEntries(
    WEIGHT_LIMIT_NAMES.map((name) => [name, shownQuantity(WEIGHT_LIMIT_RANGES[name].usual)]),
  );
