import type { DayLine, LineLoad } from '@abrufbar/domain/deliveries/day-line.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { DayRow, type WarningStretch } from '@abrufbar/web/ui/day-line/day-row.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { go } from '#core/navigation/router.ts';
import styles from './day-plot.module.css';

/** A label nearer to the time of now would lie under it. */
const NOW_PERCENT = 5;

type DayPlotProps = {
  line: DayLine;
  time: Date;
  labelOf: (key: string) => string;
  warningsOf: (key: string) => readonly WarningStretch[];
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
        <div key={row.key}>
          <p className={styles.label}>{labelOf(row.key)}</p>
          <DayRow row={row} now={now} warnings={warningsOf(row.key)} onHit={open} />
        </div>
      ))}
    </div>
  );
};

const open = (hit: { load: LineLoad } | { callOff: string }): void =>
  void go(
    'load' in hit ? objectHref('delivery', hit.load.id) : objectHref('call-off', hit.callOff),
  );
