import styles from './chart-fills.module.css';

/** Fills that differ in grey and in print (docs/design.md section 14.1): full, hatched, light, empty. */
export type ChartFill = 1 | 2 | 3 | 4;

/** Fill of a series by its place; `isRest` is what stands for all others. */
export const fillAt = (at: number, isRest = false): ChartFill => {
  if (isRest || at === 2) return 3;
  return at === 0 ? 1 : at === 1 ? 2 : 4;
};

/** Id of the hatch of a chart. */
const hatchOf = (id: string): string => `${id}-hatch`;

/** Once in each drawing that uses fill 2. */
export const FillDefs = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={hatchOf(id)}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="5" height="5" className={styles.hatchGround} />
      <path d="M1 0V5" className={styles.hatchLine} />
    </pattern>
  </defs>
);

/** Attributes of a shape with a fill. */
export const filled = (id: string, fill: ChartFill) =>
  fill === 2
    ? { fill: `url(#${hatchOf(id)})`, className: styles.plain }
    : { className: styles[`fill${fill}`] };

/** The fill beside its name. */
export const FillSign = ({ id, fill }: { id: string; fill: ChartFill }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={styles.sign}>
    <FillDefs id={`${id}-${fill}`} />
    <rect x="1" y="1" width="14" height="14" rx="3" {...filled(`${id}-${fill}`, fill)} />
  </svg>
);
