/** A measured figure beside its budget, and the table of all of them. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The limit; timings are compared within one run, so most are ratios. */
  readonly max?: number;
  readonly min?: number;
  /** Origin of the figure. */
  readonly from?: string;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: digitsOf(value) });

const digitsOf = (value: number): number => (value < 1 ? 3 : value < 100 ? 2 : 0);

const verdictOf = ({ value, max = Infinity, min = -Infinity }: Figure): string => {
  if (max === Infinity && min === -Infinity) return '';
  const limit = max === Infinity ? `>= ${shown(min)}` : `<= ${shown(max)}`;
  return `${limit.padEnd(9)} ${value <= max && value >= min ? 'ok' : 'MISSED'}`;
};

/** One line of the table. */
export const lineOf = (figure: Figure): string =>
  [
    figure.name.padEnd(52),
    `${shown(figure.value)} ${figure.unit}`.padStart(14),
    verdictOf(figure).padEnd(18),
    figure.from ?? '',
  ]
    .join('  ')
    .trimEnd();
