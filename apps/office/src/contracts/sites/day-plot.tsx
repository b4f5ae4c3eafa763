import {
  type DayLine,
  hitOn,
  type LineLoad,
  type Stretch,
} from '@abrufbar/domain/deliveries/day-line.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { type MouseEvent, useId } from 'react';
import { objectHref } from '#core/navigation/objects.ts';
import { go } from '#core/navigation/router.ts';
import { Mark } from '#contracts/sites/marks.tsx';
import styles from './day-plot.module.css';

/** A label nearer to the time of now would lie under it. */
const NOW_PERCENT = 5;

type Row = DayLine['rows'][number];
type DayPlotProps = {
  line: DayLine;
  time: Date;
  labelOf: (key: string) => string;
  warningsOf: (key: string) => readonly Stretch[];
};

/** The day of a site on an axis of hours; call-offs and lorries stand below it as links too. */
export const DayPlot = ({ line, time, labelOf, warningsOf }: DayPlotProps) => {
  const { hours, now, rows } = line;
  return (
    <div className={styles.plot}>
      <svg aria-hidden="true" className={styles.labels}>
        {hours.map(
          ({ at, place }) =>
            (now === null || Math.abs(place - now) >= NOW_PERCENT) && (
              <text key={at.getTime()} x={`${place}%`} y="14" textAnchor="middle">
                {berlinTime(at)}
              </text>
            ),
        )}
        {now !== null && (
          <text x={`${now}%`} y="14" textAnchor="middle" className={styles.time}>
            {berlinTime(time)}
          </text>
        )}
      </svg>
      <svg aria-hidden="true" className={styles.lines}>
        {hours.map(({ at, place }) => (
          <line key={at.getTime()} x1={`${place}%`} x2={`${place}%`} y2="100%" />
        ))}
      </svg>
      {rows.map((row) => (
        <PlotRow
          key={row.key}
          row={row}
          now={now}
          label={labelOf(row.key)}
          warnings={warningsOf(row.key)}
        />
      ))}
    </div>
  );
};

type PlotRowProps = {
  row: Row;
  now: number | null;
  label: string;
  warnings: readonly Stretch[];
};

const PlotRow = ({ row, now, label, warnings }: PlotRowProps) => {
  const stripes = useId();
  const open = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const hit = hitOn<LineLoad>(row, event.clientX - left, width);
    if (!hit) return;
    void go(
      'load' in hit ? objectHref('delivery', hit.load.id) : objectHref('call-off', hit.callOff),
    );
  };
  return (
    <div>
      <p className={styles.label}>{label}</p>
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
        <rect width="100%" height="32" fill="transparent" />
        {row.bars.map(({ id, left, width }) => (
          <rect
            key={id}
            x={`${left}%`}
            y="8"
            width={`${width}%`}
            height="16"
            rx="5"
            className={styles.bar}
          />
        ))}
        {warnings.map(({ left, width }) => (
          <rect
            key={left}
            x={`${left}%`}
            y="3"
            width={`${width}%`}
            height="26"
            rx="4"
            data-warning
            fill={`url(#${stripes})`}
            className={styles.warning}
          />
        ))}
        {now !== null && <line x1={`${now}%`} x2={`${now}%`} y2="32" className={styles.now} />}
        {row.ticks.map(({ place, stage, loads }) => (
          <svg key={loads[0].id} x={`${place}%`} y="16" data-stage={stage}>
            <Mark stage={stage} count={loads.length} />
          </svg>
        ))}
      </svg>
    </div>
  );
};
