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
  /** Over target: the percentage in red. */
  over?: boolean;
  /** Line below the percentage, e.g. the target. */
  below?: ReactNode;
};

/** Ring of quantities (section 8 of the design): the legend beside it repeats all of it in words. */
export const Donut = ({ size, label, centre, over, below, ...parts }: DonutProps) => (
  <div role="img" aria-label={label} className={`${styles.donut} ${CLASSES[size]}`}>
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.ring} strokeWidth={size * 0.075}>
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
