import type { DayLine } from '@abrufbar/domain/deliveries/day-line.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import styles from './axis.module.css';

/** A longer day has labels every four hours where the screen is narrow. */
const MAX_NARROW_HOURS = 9;
/** A label nearer to the time of now would lie under it, by the width of the screen. */
const NOW_PERCENT = { wide: 8, narrow: 15, tiny: 20 };
/** Labels at the ends stand inside. */
const EDGE_PERCENT = 7;

const inside = (place: number): number =>
  Math.max(EDGE_PERCENT, Math.min(100 - EDGE_PERCENT, place));

type AxisProps = { readonly line: DayLine; readonly time: string | null };

/** Lines of the hours behind the rows, with labels every two hours and the time of now. */
export const Axis = ({ line: { hours, now }, time }: AxisProps) => {
  const isLong = hours.length - 1 > MAX_NARROW_HOURS;
  const toNow = (place: number) => (now === null ? 100 : Math.abs(inside(place) - inside(now)));
  const nearOf = (place: number) => {
    if (toNow(place) < NOW_PERCENT.narrow) return 'narrow';
    return toNow(place) < NOW_PERCENT.tiny ? 'tiny' : undefined;
  };
  const labels = hours.filter((_, at) => at % 2 === 0);
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
          ({ at, place }, count) =>
            toNow(place) >= NOW_PERCENT.wide && (
              <text
                key={at.getTime()}
                x={`${place}%`}
                y="1.2rem"
                data-near={nearOf(place)}
                data-fine={count % 2 === 0 ? undefined : isLong ? 'narrow' : 'tiny'}
                data-rare={count % 4 === 0 ? undefined : ''}
                textAnchor={place === 0 ? 'start' : place === 100 ? 'end' : 'middle'}
              >
                {berlinTime(at)}
              </text>
            ),
        )}
        {now !== null && (
          <svg x={`${inside(now)}%`} className={styles.time}>
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
