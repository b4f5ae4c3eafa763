import type { LineStage } from '@abrufbar/domain/deliveries/day-line.ts';
import styles from './marks.module.css';

const STAGES = ['confirmed', 'arrived', 'on_the_way'] as const;

/** A stroke, an outlined pill, a diamond, around the middle of a row. */
const SHAPES = {
  confirmed: <path d="M0-13V13" className={styles.confirmed} />,
  arrived: <rect x="-5" y="-13" width="10" height="26" rx="5" className={styles.arrived} />,
  on_the_way: <path d="M0-11 7.5 0 0 11-7.5 0z" className={styles.onTheWay} />,
};

type MarkProps = { readonly stage: LineStage; readonly count?: number };

/** A load by its stage; several on their way are one with their number. */
export const Mark = ({ stage, count = 1 }: MarkProps) =>
  count > 1 ? (
    <>
      <path d="M0-15 14 0 0 15-14 0z" className={styles.onTheWay} />
      <text y="5" className={styles.count}>
        {count}
      </text>
    </>
  ) : (
    SHAPES[stage]
  );

type LegendProps = {
  readonly nameOf: (stage: LineStage) => string;
  /** Those that are explained; all when left out. */
  readonly isShown?: (stage: LineStage) => boolean;
};

export const Legend = ({ nameOf, isShown = () => true }: LegendProps) => (
  <p className={`caption ink-2 ${styles.legend}`}>
    {STAGES.filter(isShown).map((stage) => (
      <span key={stage} className={styles.entry}>
        <svg aria-hidden="true" viewBox="-8 -15 16 30" width="16" height="30">
          <Mark stage={stage} />
        </svg>
        {nameOf(stage)}
      </span>
    ))}
  </p>
);
