import { CALL_OFF_STATUS } from '#call-offs/status.ts';
import { HOUR_MS, hoursOfDay, hoursOn, isOpenIn, type Plant } from '#contracts/plant.ts';

/** A delivery as it loads its plant. */
type Loading = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quantity: number;
  /** Per hour; null spreads the quantity evenly over begin to end. */
  readonly hourlyQuantity: number | null;
};

const THOUSANDTHS = 1000;
const MINUTE_MS = 60_000;

/** Thousandths of the quantity that are loaded until an instant; what an hour adds, adds up to the quantity. */
const loadedUntil = (
  { startsAt, endsAt, quantity, hourlyQuantity }: Loading,
  at: number,
): number => {
  const whole = Math.round(quantity * THOUSANDTHS);
  const minutes = (at - startsAt.getTime()) / MINUTE_MS;
  if (minutes <= 0) return 0;
  if (hourlyQuantity !== null && hourlyQuantity > 0) {
    return Math.min(whole, Math.round((hourlyQuantity * THOUSANDTHS * minutes) / 60));
  }
  const duration = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  return minutes >= duration ? whole : Math.round((whole * minutes) / duration);
};

/**
 * Load in the hour that begins at an instant (OFF-68): the hourly quantity from the begin until the quantity is
 * used up, also beyond the end that was wished, the rest in the last hour.
 */
export const loadIn = (loading: Loading, startsAt: number): number =>
  (loadedUntil(loading, startsAt + HOUR_MS) - loadedUntil(loading, startsAt)) / THOUSANDTHS;

const { bindingRequest, cancellationRequest, confirmed, inReview, changeRequest } = CALL_OFF_STATUS;
const OPEN: readonly number[] = [bindingRequest, inReview, changeRequest, cancellationRequest];

/** How a call-off in a status counts; one that changes counts with the values wished for (OFF-69). */
export const loadKindOf = (status: number): 'confirmed' | 'open' | null => {
  if (status === confirmed) return 'confirmed';
  return OPEN.includes(status) ? 'open' : null;
};

/** One hour of a plant. */
type PlantHour = {
  readonly hour: number;
  /** In milliseconds. */
  readonly startsAt: number;
  readonly isOpen: boolean;
  readonly confirmed: number;
  readonly open: number;
  /** Part of both that exceeds the limit; 0 without a limit. */
  readonly excess: number;
};

/** Load of a plant in each hour of a day, also what a night delivery of the day before leaves for it. */
export const plantDay = (
  plant: Plant,
  callOffs: readonly (Loading & { readonly status: number })[],
  day: string,
): PlantHour[] => {
  const hours = hoursOn(plant, day);
  return hoursOfDay(day).map(({ hour, startsAt }) => {
    const sums = { confirmed: 0, open: 0 };
    for (const callOff of callOffs) {
      const kind = loadKindOf(callOff.status);
      if (kind !== null) sums[kind] += loadIn(callOff, startsAt) * THOUSANDTHS;
    }
    const confirmedLoad = Math.round(sums.confirmed) / THOUSANDTHS;
    const open = Math.round(sums.open) / THOUSANDTHS;
    const load = Math.round(sums.confirmed + sums.open);
    const limit = plant.hourlyLimit === null ? load : Math.round(plant.hourlyLimit * THOUSANDTHS);
    const excess = Math.max(0, load - limit) / THOUSANDTHS;
    return {
      hour,
      startsAt,
      isOpen: isOpenIn(hours, hour),
      confirmed: confirmedLoad,
      open,
      excess,
    };
  });
};

/** Open hours without load that follow each other, by their places in the day. */
export const gapsOf = (
  hours: readonly Pick<PlantHour, 'isOpen' | 'confirmed' | 'open'>[],
): { readonly from: number; readonly count: number }[] => {
  const gaps: { from: number; count: number }[] = [];
  for (const [place, { isOpen, confirmed: load, open }] of hours.entries()) {
    if (!isOpen || load + open > 0) continue;
    const last = gaps.at(-1);
    if (last && last.from + last.count === place) last.count += 1;
    else gaps.push({ from: place, count: 1 });
  }
  return gaps;
};

/** The hour with the highest load, the first of several; undefined on a day without load. */
export const highestHour = (hours: readonly PlantHour[]): PlantHour | undefined => {
  const loadOf = (one: PlantHour) => one.confirmed + one.open;
  const [highest] = hours.toSorted((a, b) => loadOf(b) - loadOf(a));
  return highest && loadOf(highest) > 0 ? highest : undefined;
};
