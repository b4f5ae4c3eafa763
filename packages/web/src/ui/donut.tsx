import type { ReactNode } from 'react';
import { arcs, type DonutParts } from '#ui/donut-arcs.ts';
import styles from './donut.module.css';

const CLASSES = { 84: styles.small, 96: styles.middle, 128: styles.large };

type DonutProps = DonutParts & {
  size: keyof typeof CLASSES;
  /** One sentence with all values. */
  label: string;
  /** Percentage, or the delivered quantity where there is no target. */
  centre: string;
  /** The centre is a quantity: longer than a percentage, so smaller. */
  quantity?: boolean;
  /** Whether the target is exceeded: the percentage is red. */
  over?: boolean;
  /** Line below the percentage, e.g. the target. */
  below?: ReactNode;
  /** Whether the ring is animated. */
  draws?: boolean;
};

/** Ring of quantities (docs/design.md section 8): the legend beside it repeats all of it in words. */
export const Donut = ({
  size,
  label,
  centre,
  quantity = false,
  over = false,
  below,
  draws = false,
  ...parts
}: DonutProps) => (
  <div
    role="img"
    aria-label={label}
    className={`${styles.donut} ${CLASSES[size]} ${quantity ? styles.quantity : ''}`}
  >
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      className={`${styles.ring} ${draws ? styles.draws : ''}`}
      strokeWidth={size * 0.075}
    >
      {arcs(parts, size).map((arc) => (
        <path key={arc.part} d={arc.path} className={styles[arc.part]} />
      ))}
    </svg>
    <span className={styles.centre}>
      <span className={over ? styles.over : undefined}>{centre}</span>
      {below && <span className={styles.below}>{below}</span>}
    </span>
  </div>
);
