import type { Axis, DayPlant } from '#call-offs/day/axis.ts';

/** Height of the limit, or of the highest hour where there is none. */
const LIMIT_PX = 56;
/** However far the limit is exceeded. */
const MAX_PX = 92;
/** Of a plant without load and limit. */
const MIN_PX = 28;

type Loaded = Pick<DayPlant, 'hours' | 'hourly_limit'>;

const topOf = ({ hours }: Loaded, { from, until }: Axis): number =>
  Math.max(0, ...hours.slice(from, until).map(({ confirmed, open }) => confirmed + open));

/** Height of a quantity an hour in a chart of any height. */
const scaleOf = (plant: Loaded, axis: Axis): number => {
  const top = topOf(plant, axis) || 1;
  return Math.min(LIMIT_PX / (plant.hourly_limit ?? top), MAX_PX / top);
};

/** Height that the hours of a plant need. */
export const hoursHeight = (plant: Loaded, axis: Axis): number => {
  const highest = Math.max(topOf(plant, axis), plant.hourly_limit ?? 0);
  return Math.max(MIN_PX, Math.round(highest * scaleOf(plant, axis)));
};

/** Height of a quantity an hour in a chart whose height is given. */
export const scaleWithin = (plant: Loaded, axis: Axis, height: number): number =>
  Math.min(scaleOf(plant, axis), height / (topOf(plant, axis) || 1));
