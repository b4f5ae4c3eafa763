/** Between the parts of an hour, and between them and its sum. */
const GAP_PX = 1.5;
/** Line of the sum above the bar of an hour. */
const SUM_PX = 17;
/** Half of the line of the limit, and air. */
const LINE_PX = 2;

/** By how many pixels the sum of an hour is moved up so that it does not lie on the line of the limit. */
export const liftOf = (parts: readonly number[], limit: number): number => {
  const bottom = parts.reduce((all, part) => all + part + GAP_PX, 0);
  const isClear = bottom >= limit + LINE_PX || bottom + SUM_PX <= limit - LINE_PX;
  return isClear ? 0 : limit + LINE_PX - bottom;
};
