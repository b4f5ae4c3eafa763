import { isStorable } from '#values/quantities.ts';

type Range = {
  /** The value of BEY-01 to BEY-08, which holds until staff choose another. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** Only whole numbers may be chosen; otherwise up to three digits after the comma. */
  readonly isWhole: boolean;
};

const tonnes = (usual: number, least: number, most: number): Range => ({
  ...{ usual, least, most },
  isWhole: false,
});
const whole = (usual: number, least: number, most: number): Range => ({
  ...{ usual, least, most },
  isWhole: true,
});

/** Thresholds of the hints about weighing tickets, and what staff may choose (BEY-40). */
export const WEIGHT_LIMIT_RANGES = {
  /** Tonnes by which gross minus tare may differ from net. */
  net_tolerance: tonnes(0.02, 0, 1),
  /** Tonnes within which tares count as the same. */
  tare_tolerance: tonnes(0.01, 0, 1),
  /** Days within which they are compared. */
  tare_days: whole(30, 1, 90),
  /** Permitted weight in tonnes by number of axles. */
  two_axles: tonnes(18, 5, 60),
  three_axles: tonnes(25, 5, 60),
  four_axles: tonnes(32, 5, 60),
  /** Of a truck with trailer or semi-trailer. */
  combination: tonnes(40, 5, 60),
  /** Of such a truck in combined transport. */
  combined_transport: tonnes(44, 5, 60),
  /** Tonnes above the permitted weight that are let pass. */
  gross_tolerance: tonnes(0.1, 0, 5),
  /** Percent of the driving there and back that a fast trip still needs. */
  trip_percent: whole(80, 10, 100),
  /** Minutes to unload and to be loaded again. */
  trip_minutes: whole(6, 0, 120),
  /** Months within which a number may not come back. */
  number_months: whole(13, 1, 24),
  /** Percent of a load that may go beyond a call-off. */
  call_off_percent: whole(50, 0, 300),
} as const satisfies Readonly<Record<string, Range>>;

export type WeightLimitName = keyof typeof WEIGHT_LIMIT_RANGES;
// TypeScript types the keys of any object as plain text.
export const WEIGHT_LIMIT_NAMES = Object.keys(WEIGHT_LIMIT_RANGES) as WeightLimitName[];
export type WeightLimits = Readonly<Record<WeightLimitName, number>>;

/** The thresholds a brand has chosen, and the usual ones for all others. */
export const weightLimits = (chosen: Partial<WeightLimits> | null): WeightLimits => {
  const usual = WEIGHT_LIMIT_NAMES.map((name) => [name, WEIGHT_LIMIT_RANGES[name].usual]);
  // It holds every name of the table above.
  return { ...(Object.fromEntries(usual) as WeightLimits), ...chosen };
};

/** Whether staff may choose this value for a threshold. */
export const isWeightLimit = (name: WeightLimitName, value: number): boolean => {
  const { least, most, isWhole } = WEIGHT_LIMIT_RANGES[name];
  const isExact = isWhole ? Number.isInteger(value) : isStorable(value);
  return value >= least && value <= most && isExact;
};

const COMBINATION = /sattel|hänger|haenger|gliederzug|lastzug|fünfachs|(?:^|\D)5[- ]?achs/i;
const COMBINED_TRANSPORT = /kombinierte[rnm]? verkehr|(?:^|\W)kv(?:\W|$)/i;
const AXLES = [
  [/vierachs|(?:^|\D)4[- ]?achs/i, 'four_axles'],
  [/dreiachs|(?:^|\D)3[- ]?achs/i, 'three_axles'],
  [/zweiachs|(?:^|\D)2[- ]?achs/i, 'two_axles'],
] as const;

/** Permitted weight in tonnes of a vehicle type as slips name it; null for any other word (BEY-03). */
export const permittedWeight = (
  vehicleType: string | null,
  limits: WeightLimits,
): number | null => {
  const name = vehicleType ?? '';
  if (COMBINATION.test(name)) {
    return limits[COMBINED_TRANSPORT.test(name) ? 'combined_transport' : 'combination'];
  }
  const [, axles] = AXLES.find(([pattern]) => pattern.test(name)) ?? [];
  return axles === undefined ? null : limits[axles];
};
