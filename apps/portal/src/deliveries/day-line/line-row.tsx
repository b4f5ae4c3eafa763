import { hitOn, type Row, type Stretch } from '@abrufbar/domain/deliveries/day-line.ts';
import { type MouseEvent, useId } from 'react';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import type { ShownLoad } from '#deliveries/day-line/line-loads.ts';
import { Mark } from '#deliveries/day-line/marks.tsx';
import styles from './line-row.module.css';

type LineRowProps = {
  readonly row: Row<ShownLoad>;
  readonly label: string;
  readonly now: number | null;
  /** Gaps and queues. */
  readonly warnings: readonly Stretch[];
};

/** One material: what is called off, what has come and what comes (BEY-121). */
export const LineRow = ({ row, label, now, warnings }: LineRowProps) => {
  const stripes = useId();
  const open = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const hit = hitOn(row, event.clientX - left, width);
    if (!hit) return;
    void go(
      'load' in hit
        ? href('delivery-single', { ids: hit.load.delivery.ids })
        : href('calloff-detail', { id: hit.callOff }),
    );
  };
  return (
    <div>
      <p className={styles.label}>{label}</p>
      {/* Each load and call-off is on the pages of the contract too, for those who do not see the drawing. */}
      <svg aria-hidden="true" className={styles.row} onClick={open}>
        <defs>
          <pattern
            id={stripes}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <rect width="9" height="9" className={styles.ground} />
            <rect width="4" height="9" className={styles.stripe} />
          </pattern>
        </defs>
        <rect width="100%" height="40" fill="transparent" />
        {row.bars.map(({ id, left, width }) => (
          <rect
            key={id}
            data-call-off={id}
            x={`${left}%`}
            y="11"
            width={`${width}%`}
            height="18"
            rx="6"
            className={styles.bar}
          />
        ))}
        {warnings.map(({ left, width }) => (
          <rect
            key={left}
            x={`${left}%`}
            y="4"
            width={`${width}%`}
            height="32"
            rx="4"
            data-warning
            fill={`url(#${stripes})`}
            className={styles.warning}
          />
        ))}
        {now !== null && <line x1={`${now}%`} x2={`${now}%`} y2="40" className={styles.now} />}
        {row.ticks.map(({ place, stage, loads }) => (
          <svg key={loads[0].id} x={`${place}%`} y="20" data-stage={stage}>
            <Mark stage={stage} count={loads.length} />
          </svg>
        ))}
      </svg>
    </div>
  );
};
