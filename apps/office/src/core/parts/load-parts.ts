/** Confirmed and open load up to the limit of an hour, and what exceeds it. */
export const partsOf = (confirmed: number, open: number, limit: number | null) => {
  const within = limit ?? Infinity;
  const solid = Math.min(confirmed, within);
  const hatched = Math.min(open, Math.max(0, within - solid));
  return [solid, hatched, confirmed + open - solid - hatched] as const;
};
