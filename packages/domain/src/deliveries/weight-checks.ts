/**
 * Hints about a weighing ticket with their numbers, which never block anything (BEY-01 to BEY-08). Tonnes
 * and other quantities are exact decimals as text, compared in whole thousandths.
 */
import { type Trip, usualDriving } from '#deliveries/driving-time.ts';
import { permittedWeight, type WeightLimits } from '#deliveries/weight-limits.ts';
import { fromThousandths } from '#imports/ticket.ts';

export const WEIGHT_CHECKS = [
  'net',
  'tare',
  'gross',
  'trip',
  'number',
  'other_grade',
  'other_site',
  'calloff',
  'target',
] as const;

/** Day and `HH:MM` in Berlin. */
type Weighing = { readonly day: string; readonly time: string };

/** A hint with the numbers it rests on. */
export type WeightCheck =
  | {
      readonly kind: 'net';
      readonly gross: string;
      readonly tare: string;
      readonly net: string;
      /** Gross minus tare. */
      readonly difference: string;
    }
  | {
      readonly kind: 'tare';
      readonly tare: string;
      /** The ticket says that its tare is a stored value. */
      readonly isStored: boolean;
      /** Oldest first; the ticket alone where only its mark is odd. */
      readonly weighings: readonly (Weighing & { readonly tare: string })[];
    }
  | {
      readonly kind: 'gross';
      readonly gross: string;
      readonly limit: string;
      readonly over: string;
    }
  | {
      readonly kind: 'trip';
      readonly minutes: number;
      /** A round trip takes at least so many. */
      readonly least: number;
      readonly before: Weighing;
    }
  | { readonly kind: 'number'; readonly number: string; readonly before: Weighing }
  | {
      readonly kind: 'other_grade';
      readonly material: string;
      readonly called: readonly string[];
    }
  | { readonly kind: 'other_site'; readonly number: string; readonly site: string }
  | ({ readonly kind: 'calloff'; readonly number: string } & Over)
  | ({ readonly kind: 'target'; readonly material: string } & Over);
type Over = {
  /** Ordered or agreed. */
  readonly limit: string;
  /** With this load. */
  readonly sum: string;
  readonly over: string;
  readonly unit: string;
};

type Material = {
  readonly number: string;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
};

/** A load and what it is compared with, all of one company. */
export type LoadFacts = {
  readonly number: string;
  readonly contractId: string;
  readonly weighedAt: Date;
  readonly weighing: Weighing;
  readonly gross: string | null;
  readonly tare: string | null;
  readonly net: string | null;
  readonly tareStored: boolean;
  readonly vehicleType: string | null;
  readonly materials: readonly Material[];
  /** The loads of its plate before it, the newest first. */
  readonly earlier: readonly {
    readonly weighedAt: Date;
    readonly weighing: Weighing;
    readonly tare: string | null;
  }[];
  /** Trips at plant and contract of the load before it. */
  readonly trips: readonly Trip[];
  /** The load before it with the same number and plant. */
  readonly sameNumber: Weighing | null;
  /** Call-offs of its contract on its day. */
  readonly callOffs: readonly {
    readonly materialNumber: string;
    readonly materialName: string;
  }[];
  /** The call-off it names, with the sum of its loads up to this one. */
  readonly callOff: {
    readonly number: string;
    readonly contractId: string;
    readonly site: string;
    readonly ordered: string;
    readonly unit: string;
    readonly sum: string;
  } | null;
  /** Target quantities of its materials, with the sum of the loads up to this one. */
  readonly targets: readonly {
    readonly material: string;
    readonly target: string;
    readonly unit: string;
    readonly sum: string;
  }[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TARE_REPEATS = 3;

const thousandths = (decimal: string | number): number => Math.round(Number(decimal) * 1000);
const signed = (value: number): string => (value < 0 ? '-' : '') + fromThousandths(Math.abs(value));

type Check = (load: LoadFacts, limits: WeightLimits) => readonly WeightCheck[];

const checkNet: Check = ({ gross, tare, net }, limits) => {
  if (gross === null || tare === null || net === null) return [];
  const difference = thousandths(gross) - thousandths(tare);
  const isOdd = Math.abs(difference - thousandths(net)) > thousandths(limits.net_tolerance);
  return isOdd ? [{ kind: 'net', gross, tare, net, difference: signed(difference) }] : [];
};

const checkTare: Check = ({ weighedAt, weighing, tare, tareStored, earlier }, limits) => {
  if (tare === null) return [];
  const now = { ...weighing, tare };
  const since = weighedAt.getTime() - limits.tare_days * DAY_MS;
  const before = earlier
    .slice(0, TARE_REPEATS - 1)
    .flatMap((load) =>
      load.tare === null || load.weighedAt.getTime() < since
        ? []
        : [{ ...load.weighing, tare: load.tare }],
    );
  const tares = [now, ...before].map((load) => thousandths(load.tare));
  const isRepeated =
    tares.length === TARE_REPEATS &&
    Math.max(...tares) - Math.min(...tares) <= thousandths(limits.tare_tolerance);
  if (!isRepeated && !tareStored) return [];
  const weighings = isRepeated ? [...before.toReversed(), now] : [now];
  return [{ kind: 'tare', tare, isStored: tareStored, weighings }];
};

const checkGross: Check = ({ gross, vehicleType }, limits) => {
  const limit = permittedWeight(vehicleType, limits);
  if (gross === null || limit === null) return [];
  const over = thousandths(gross) - thousandths(limit);
  if (over <= thousandths(limits.gross_tolerance)) return [];
  return [{ kind: 'gross', gross, limit: signed(thousandths(limit)), over: signed(over) }];
};

const checkTrip: Check = ({ weighedAt, earlier: [before], trips }, limits) => {
  const driving = usualDriving(trips);
  if (before === undefined || driving === null) return [];
  const minutes = (weighedAt.getTime() - before.weighedAt.getTime()) / MINUTE_MS;
  const least = (2 * driving.median * limits.trip_percent) / 100 + limits.trip_minutes;
  if (minutes >= least) return [];
  return [
    {
      kind: 'trip',
      minutes: Math.floor(minutes),
      least: Math.ceil(least),
      before: before.weighing,
    },
  ];
};

const checkNumber: Check = ({ number, sameNumber }) =>
  sameNumber === null ? [] : [{ kind: 'number', number, before: sameNumber }];

/** Site by the call-off that the ticket names, grade by those of the day; a day without any says nothing. */
const checkOrder: Check = ({ contractId, materials, callOffs, callOff }) => {
  if (callOff !== null && callOff.contractId !== contractId) {
    return [{ kind: 'other_site', number: callOff.number, site: callOff.site }];
  }
  const other = materials.find(
    ({ number }) => !callOffs.some(({ materialNumber }) => materialNumber === number),
  );
  if (callOffs.length === 0 || other === undefined) return [];
  const called = [...new Set(callOffs.map(({ materialName }) => materialName))].toSorted();
  return [{ kind: 'other_grade', material: other.name, called }];
};

const checkCallOff: Check = ({ contractId, materials, callOff }, limits) => {
  if (callOff === null || callOff.contractId !== contractId) return [];
  const { number, ordered, sum, unit } = callOff;
  const load = materials
    .filter((material) => material.unit === unit)
    .reduce((total, { quantity }) => total + thousandths(quantity), 0);
  const over = thousandths(sum) - thousandths(ordered);
  if (over <= (load * limits.call_off_percent) / 100) return [];
  return [{ kind: 'calloff', number, limit: ordered, sum, over: signed(over), unit }];
};

const checkTarget: Check = ({ targets }) =>
  targets
    .map(({ material, target, sum, unit }) => ({
      ...{ kind: 'target' as const, material, limit: target, sum, unit },
      over: signed(thousandths(sum) - thousandths(target)),
    }))
    .filter(({ over }) => Number(over) > 0)
    // A delivery has each kind of hint once: the first material stands for the others.
    .slice(0, 1);

const CHECKS: readonly Check[] = [
  checkNet,
  checkTare,
  checkGross,
  checkTrip,
  checkNumber,
  checkOrder,
  checkCallOff,
  checkTarget,
];

/** The hints about a load, each kind at most once, in the order of `WEIGHT_CHECKS`. */
export const checkWeighing: Check = (load, limits) =>
  CHECKS.flatMap((check) => check(load, limits));
