/** Repeatable random numbers, so that demo data looks the same after every fresh start. */
export type Random = {
  /** Whole number from `least` to `most`, both included. */
  readonly between: (min: number, max: number) => number;
  readonly oneOf: <T>(list: readonly T[]) => T;
};

/** Mulberry32: small, and good enough for invented lorries. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const oneOf = <T>(list: readonly T[]): T => {
    const chosen = list[between(0, list.length - 1)];
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
  return { between, oneOf };
};
