import {
  hitOn,
  type LineLoad,
  type Row,
  type Stretch,
} from '@abrufbar/domain/deliveries/day-line.ts';
import { type MouseEvent, useId } from 'react';
import { Hatch } from '#ui/hatch.tsx';
import { Mark } from '#ui/day-line/marks.tsx';
import styles from './day-row.module.css';

export type WarningStretch = Stretch & { readonly kind: 'gap' | 'queue' };

type DayRowProps<Load extends LineLoad> = {
  readonly row: Row<Load>;
  readonly now: number | null;
  /** Gaps and queues. */
  readonly warnings: readonly WarningStretch[];
  readonly onHit: (hit: NonNullable<ReturnType<typeof hitOn<Load>>>) => void;
};

/**
 * One material of a day: what is called off, what has come and what comes (BEY-121, BEY-128). Its loads and call-offs
 * stand elsewhere on the page too, for those who do not see the drawing.
 */
export const DayRow = <Load extends LineLoad>({ row, now, warnings, onHit }: DayRowProps<Load>) => {
  const stripes = useId();
  const open = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const hit = hitOn(row, event.clientX - left, width);
    if (hit) onHit(hit);
  };
  return (
    <svg aria-hidden="true" className={styles.row} onClick={open}>
      <Hatch
        id={stripes}
        step={9}
        width={4}
        degrees={-45}
        ground={styles.ground}
        stripe={styles.stripe}
      />
      <rect width="100%" height="40" fill="transparent" />
      {row.bars.map(({ id, left, width, cut }) => (
        // Its frame cuts off the rounded end that lies beyond it.
        <svg key={id} x={`${left}%`} width={`${width}%`} height="40" className={styles.frame}>
          <rect
            data-call-off={id}
            data-cut={cut.join(' ')}
            y="11"
            height="18"
            rx="6"
            className={styles.bar}
          />
        </svg>
      ))}
      {warnings.toSorted(gapsFirst).map((warning) => (
        <Warning
          key={`${warning.kind} ${warning.left}`}
          warning={warning}
          fill={`url(#${stripes})`}
        />
      ))}
      {now !== null && <line x1={`${now}%`} x2={`${now}%`} y2="40" className={styles.now} />}
      {row.ticks.map(({ place, stage, loads }) => (
        <svg key={loads[0].id} x={`${place}%`} y="20" data-stage={stage}>
          <Mark stage={stage} count={loads.length} />
        </svg>
      ))}
    </svg>
  );
};

const gapsFirst = (one: WarningStretch, other: WarningStretch): number =>
  Number(one.kind === 'queue') - Number(other.kind === 'queue');

type WarningProps = { readonly warning: WarningStretch; readonly fill: string };

/** A gap is open above and below, a queue a box that stands out from a gap beside it (BEY-137). */
const Warning = ({ warning: { kind, left, width }, fill }: WarningProps) => {
  const ends = { x: `${left}%`, width: `${width}%` };
  return (
    <g data-warning={kind}>
      {kind === 'gap' ? (
        <>
          <rect {...ends} y="4" height="32" fill={fill} />
          {[left, left + width].map((at) => (
            <line key={at} x1={`${at}%`} x2={`${at}%`} y1="3" y2="37" className={styles.warning} />
          ))}
        </>
      ) : (
        <>
          <Box left={left} width={width} className={styles.halo} />
          <Box left={left} width={width} className={styles.outline} />
          <Box left={left} width={width} fill={fill} />
        </>
      )}
    </g>
  );
};

/** Wider than the mark with the number of its lorries, which lies above it. */
const MIN_QUEUE_PX = 56;

type BoxProps = Stretch & { readonly className?: string | undefined; readonly fill?: string };

/** As wide as it lasts and at least as wide as it needs to be seen: two rectangles, whose outlines the fill of both covers. */
const Box = ({ left, width, ...look }: BoxProps) => {
  const form = { ...look, y: 3, height: 34, rx: 6 };
  return (
    <>
      <rect {...form} x={`${left}%`} width={`${width}%`} />
      <svg x={`${left + width / 2}%`}>
        <rect {...form} x={-MIN_QUEUE_PX / 2} width={MIN_QUEUE_PX} />
      </svg>
    </>
  );
};
