import type { DayLine } from '@abrufbar/domain/deliveries/day-line.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import styles from './axis.module.css';

/** A longer day has labels every four hours where the screen is narrow. */
const MAX_NARROW_HOURS = 9;
/** Labels at the ends stand inside, and the time of now. */
const EDGE_PERCENT = { label: 6, now: 7 };

/**
 * By the width of the plot: hours from label to label, the least distance of one to the time of now, under which it
 * would lie, and of the last hour to the label before it.
 */
const WIDTHS = {
  full: { hours: 2, nowPercent: 7, lastPercent: 9 },
  wide: { hours: 2, nowPercent: 10.5, lastPercent: 12.5 },
  narrow: { hours: 2, nowPercent: 15.5, lastPercent: 20 },
  slim: { hours: 2, nowPercent: 17.5, lastPercent: 22 },
  tiny: { hours: 4, nowPercent: 24, lastPercent: 25 },
  least: { hours: 8, nowPercent: 24, lastPercent: 33 },
};
type Width = keyof typeof WIDTHS;
const NAMES: readonly Width[] = ['full', 'wide', 'narrow', 'slim', 'tiny', 'least'];

const inside = (place: number, what: keyof typeof EDGE_PERCENT): number =>
  Math.max(EDGE_PERCENT[what], Math.min(100 - EDGE_PERCENT[what], place));

/** Whether the label of an hour has room. */
const isShown = ({ hours, now }: DayLine, at: number, width: Width): boolean => {
  const last = hours.length - 1;
  const { hours: step, nowPercent, lastPercent } = WIDTHS[width];
  const isNarrow = width === 'narrow' || width === 'slim';
  const hoursApart = isNarrow && last > MAX_NARROW_HOURS ? 2 * step : step;
  const rest = at % hoursApart;
  const place = (100 * at) / last;
  if (now !== null && Math.abs(inside(place, 'label') - inside(now, 'now')) < nowPercent)
    return false;
  return rest === 0 || (at === last && (100 * rest) / last >= lastPercent);
};

type AxisProps = { readonly line: DayLine; readonly time: string | null };

/** Lines of the hours behind the rows, with labels as they have room and the time of now. */
export const Axis = ({ line, time }: AxisProps) => {
  const { hours, now } = line;
  const labels = hours.map((hour, at) => ({
    ...hour,
    hidden: NAMES.filter((width) => !isShown(line, at, width)),
  }));
  return (
    <>
      <svg aria-hidden="true" className={styles.lines}>
        {hours.map(({ at, place }) => (
          <line key={at.getTime()} x1={`${place}%`} x2={`${place}%`} y2="100%" />
        ))}
        {now !== null && <line x1={`${now}%`} x2={`${now}%`} y2="100%" className={styles.now} />}
      </svg>
      <svg aria-hidden="true" className={styles.labels}>
        {labels.map(
          ({ at, place, hidden }) =>
            hidden.length < NAMES.length && (
              <text
                key={at.getTime()}
                x={`${place}%`}
                y="1.2rem"
                data-hidden={hidden.join(' ')}
                textAnchor={place === 0 ? 'start' : place === 100 ? 'end' : 'middle'}
              >
                {berlinTime(at)}
              </text>
            ),
        )}
        {now !== null && (
          <svg x={`${inside(now, 'now')}%`} className={styles.time}>
            <rect />
            <text y="1.2rem" textAnchor="middle">
              {time}
            </text>
          </svg>
        )}
      </svg>
    </>
  );
};
