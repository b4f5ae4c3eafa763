/**
 * When a delivery arrives and how sure that is: reported by its plant or estimated from its weighing and the usual
 * driving time, never from a position (BEY-24, BEY-25, BEY-36). The delivery is on the road, not a person.
 */
import type { ARRIVAL_BASES, REPORTED_STAGES } from '#deliveries/delivery.ts';
import type { DrivingTime } from '#deliveries/driving-time.ts';

type Estimate = {
  readonly arrivesAt: Date;
  /** The lorry comes so many minutes earlier or later. */
  readonly spanMinutes: number;
  readonly basis: (typeof ARRIVAL_BASES)[number];
  /** Trips it was learned from; null on another basis. */
  readonly trips: number | null;
  /** Known to have arrived, whatever the clock says. */
  readonly hasArrived: boolean;
};

/** Report of a plant on the arrival of a load. */
export type ArrivalReport = {
  readonly stage: (typeof REPORTED_STAGES)[number];
  /** Expected at, or known to have arrived. */
  readonly arrivesAt: Date;
};

/** Minutes known for the way from a plant to a site. */
export type KnownDriving = {
  readonly usual: DrivingTime | null;
  readonly maintainedMinutes: number | null;
};

const MINUTE_MS = 60_000;
const MIN_SPAN_MINUTES = 4;
const MAX_SPAN_MINUTES = 20;
/** Up to this span an estimate is sure. */
const SURE_SPAN_MINUTES = 8;
/** Up to this span it is fair, above unsure. */
const FAIR_SPAN_MINUTES = 15;
/** A load that waits for longer is not on the road. */
export const MAX_WAIT_HOURS = 24;
const MAX_AGE_MS = MAX_WAIT_HOURS * 60 * MINUTE_MS;
/** A state older than this is said to be old. */
const MAX_STATE_AGE_MINUTES = 5;

/** Whether a load was weighed so lately that it may be on the way. */
export const mayArrive = (weighedAt: Date, now: Date): boolean =>
  now.getTime() - weighedAt.getTime() <= MAX_AGE_MS;

const spanOf = ({ p20, p80 }: DrivingTime): number =>
  Math.min(MAX_SPAN_MINUTES, Math.max(MIN_SPAN_MINUTES, Math.round((p80 - p20) / 2)));

/** A report replaces estimate and span; own trips count more than the maintained value; without all there is no estimate (BEY-24, BEY-36). */
export const estimateArrival = (
  weighedAt: Date,
  { usual, maintainedMinutes }: KnownDriving,
  report: ArrivalReport | null = null,
): Estimate | null => {
  if (report) {
    const { arrivesAt, stage } = report;
    const hasArrived = stage === 'arrived';
    return { arrivesAt, spanMinutes: MIN_SPAN_MINUTES, basis: 'reported', trips: null, hasArrived };
  }
  const minutes = usual?.median ?? maintainedMinutes;
  if (minutes === null) return null;
  const arrival = Math.round(weighedAt.getTime() / MINUTE_MS + minutes) * MINUTE_MS;
  return {
    arrivesAt: new Date(arrival),
    spanMinutes: usual ? spanOf(usual) : MAX_SPAN_MINUTES,
    basis: usual ? 'trips' : 'maintained',
    trips: usual?.count ?? null,
    hasArrived: false,
  };
};

type Expected = Omit<Estimate, 'trips'>;

const minutesTo = ({ arrivesAt }: Expected, now: Date): number =>
  (arrivesAt.getTime() - now.getTime()) / MINUTE_MS;

/** The stage of an unconfirmed delivery: it has arrived once that is known, or estimate and span have passed (BEY-25, BEY-36). */
export const stageAt = (estimate: Expected, now: Date): 'on_the_way' | 'arrived' =>
  estimate.hasArrived || minutesTo(estimate, now) + estimate.spanMinutes < 0
    ? 'arrived'
    : 'on_the_way';

/** How sure an estimate is; words and numbers follow from it. */
type Certainty = 'sure' | 'fair' | 'unsure';

const certaintyOf = ({ spanMinutes, basis }: Expected): Certainty => {
  if (basis === 'maintained' || spanMinutes > FAIR_SPAN_MINUTES) return 'unsure';
  return spanMinutes > SURE_SPAN_MINUTES ? 'fair' : 'sure';
};

/** An arrival as it can be described now. */
export type Arrival = {
  /** Expected at, expected before, or taken to have arrived. */
  readonly state: 'ahead' | 'passed' | 'arrived';
  readonly certainty: Certainty;
  readonly spanMinutes: number;
  /** Null where it is too unsure to say, or not ahead. */
  readonly minutesLeft: number | null;
  /** The state is so old that it has to be said. */
  readonly isOld: boolean;
};

type Reading = {
  readonly now: Date;
  /** When the estimate was read. */
  readonly readAt: Date;
  /** Whether the server answers. */
  readonly isOnline: boolean;
};

/** Reads an estimate at a later time: without reception, or old, its span grows by its age (BEY-31). */
export const readArrival = (
  estimate: Expected,
  { now, readAt, isOnline }: Reading,
): Arrival | null => {
  const left = minutesTo(estimate, now);
  if (left * MINUTE_MS < -MAX_AGE_MS) return null;
  const age = Math.max(0, Math.floor((now.getTime() - readAt.getTime()) / MINUTE_MS));
  const isOld = !isOnline || age > MAX_STATE_AGE_MINUTES;
  const spanMinutes = estimate.spanMinutes + (isOld ? age : 0);
  const certainty = isOld ? 'unsure' : certaintyOf(estimate);
  const isArrived = stageAt({ ...estimate, spanMinutes }, now) === 'arrived';
  const state = isArrived ? 'arrived' : left > 0 ? 'ahead' : 'passed';
  const minutesLeft = state === 'ahead' && certainty !== 'unsure' ? Math.ceil(left) : null;
  return { state, certainty, spanMinutes, minutesLeft, isOld };
};
