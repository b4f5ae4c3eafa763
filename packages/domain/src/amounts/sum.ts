/** Amounts of several sites as one (BEY-51). */
type Quantities = {
  readonly target: number;
  readonly delivered: number;
  readonly incoming: number;
  readonly over: number;
  readonly remaining: number;
};

const inThousandths = (quantity: number): number => Math.round(quantity * 1000);

/** Exact to three decimals. An open quantity on one site is not made up for by too much on another. */
export const sumQuantities = (all: readonly Quantities[]): Quantities => {
  const sum = (of: keyof Quantities): number =>
    all.reduce((total, one) => total + inThousandths(one[of]), 0) / 1000;
  return {
    target: sum('target'),
    delivered: sum('delivered'),
    incoming: sum('incoming'),
    over: sum('over'),
    remaining: sum('remaining'),
  };
};
