import type { trips } from '@abrufbar/contract/deliveries/arrivals.ts';
import type { incoming } from '@abrufbar/contract/deliveries/deliveries.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  type ArrivalReport,
  estimateArrival,
  type KnownDriving,
  mayArrive,
  stageAt,
} from '@abrufbar/domain/deliveries/arrival.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { usualDriving } from '@abrufbar/domain/deliveries/driving-time.ts';
import { loadedAtOf } from '#deliveries/freshness/present.ts';
import type { NamedPlantTrips, PlantTrips } from '#deliveries/arrivals/trips-store.ts';

const drivingOf = ({ driving_minutes: maintainedMinutes, trips: made }: PlantTrips) => ({
  usual: usualDriving(made, maintainedMinutes),
  maintainedMinutes,
});

const inTenths = (minutes: number): number => Math.round(minutes * 10) / 10;

/** Usual driving time from a plant, or what is maintained for the contract (BEY-27). */
export const presentTrips = (plant: NamedPlantTrips): OutputOf<typeof trips>['items'][number] => {
  const { usual, maintainedMinutes } = drivingOf(plant);
  return {
    factory_number: plant.factory_number,
    factory_name: plant.factory_name,
    driving_time: usual && {
      median: inTenths(usual.median),
      p20: inTenths(usual.p20),
      p80: inTenths(usual.p80),
      count: usual.count,
    },
    maintained_minutes: maintainedMinutes,
  };
};

type Weighed = Parameters<typeof loadedAtOf>[0] & {
  readonly factory_number: string;
  readonly arrival_stage: ArrivalReport['stage'] | null;
  readonly arrival_expected_at: string | null;
};

/** Driving times by the number of their plant; without plants no load is on the way. */
export const drivingByPlant = (
  plants: readonly PlantTrips[] | null,
): ReadonlyMap<string, KnownDriving> =>
  new Map((plants ?? []).map((plant) => [plant.factory_number, drivingOf(plant)]));

/** Fields that lists and details add to a delivery. */
export type ArrivalFields = Pick<
  OutputOf<typeof incoming>['items'][number],
  'estimated_arrival' | 'arrival_span' | 'arrival_basis' | 'arrival_trips' | 'stage' | 'loaded_at'
>;

const NONE = {
  estimated_arrival: null,
  arrival_span: null,
  arrival_basis: null,
  arrival_trips: null,
} as const;

const UNKNOWN: KnownDriving = { usual: null, maintainedMinutes: null };

const reportOf = ({ arrival_stage, arrival_expected_at }: Weighed): ArrivalReport | null =>
  arrival_stage === null || arrival_expected_at === null
    ? null
    : { stage: arrival_stage, arrivesAt: new Date(arrival_expected_at) };

/** The arrival of a delivery and when it was loaded, as its age counts; a confirmed one has its stage alone (BEY-26). */
export const presentArrival = (
  row: Weighed,
  driving: ReadonlyMap<string, KnownDriving>,
  now: Date,
): ArrivalFields => ({ ...arrivalOf(row, driving, now), loaded_at: loadedAtOf(row) });

const arrivalOf = (
  row: Weighed,
  driving: ReadonlyMap<string, KnownDriving>,
  now: Date,
): Omit<ArrivalFields, 'loaded_at'> => {
  if (isConfirmed(row.status)) return { ...NONE, stage: 'confirmed' };
  if (!mayArrive(new Date(row.weighed_at), now)) return { ...NONE, stage: null };
  const known = driving.get(row.factory_number) ?? UNKNOWN;
  const estimate = estimateArrival(new Date(row.weighed_at), known, reportOf(row));
  if (estimate === null) return { ...NONE, stage: null };
  return {
    estimated_arrival: estimate.arrivesAt.toISOString(),
    arrival_span: estimate.spanMinutes,
    arrival_basis: estimate.basis,
    arrival_trips: estimate.trips,
    stage: stageAt(estimate, now),
  };
};
