import type { Random } from '#demo/random.ts';

/** A lorry is back from a site and loaded again after so long at the earliest. */
const ROUND_MS = 10_800_000;

/** The lorries that drive for the companies of the demo: none comes twice within a round trip. */
export const createFleet = () => {
  const weighings = new Map<string, number[]>();
  return {
    /** The plate if its lorry is free then, otherwise that of a hired one. */
    plateFor: (company: number, plate: string, weighedAt: Date, random: Random): string => {
      const at = weighedAt.getTime();
      const key = `${company} ${plate}`;
      const known = weighings.get(key) ?? [];
      if (known.some((other) => Math.abs(other - at) < ROUND_MS)) {
        return plate.replace(/\d+$/, String(random.between(3000, 9999)));
      }
      weighings.set(key, [...known, at]);
      return plate;
    },
  };
};
export type Fleet = ReturnType<typeof createFleet>;
