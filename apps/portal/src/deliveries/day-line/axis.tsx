import type { DayLine } from '@abrufbar/domain/deliveries/day-line.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { hiddenLabels } from '#deliveries/day-line/axis-labels.ts';
import styles from './axis.module.css';

type AxisProps = { readonly line: DayLine; readonly time: string | null };

/** Lines of the hours behind the rows, with labels as they have room and the time of now. */
export const Axis = ({ line, time }: AxisProps) => {
  const { hours, now } = line;
  const hidden = hiddenLabels(line);
  return (
    <>
      <svg aria-hidden="true" className={styles.lines}>
        {hours.map(({ at, place }) => (
          <line key={at.getTime()} x1={`${place}%`} x2={`${place}%`} y2="100%" />
        ))}
        {now !== null && <line x1={`${now}%`} x2={`${now}%`} y2="100%" className={styles.now} />}
      </svg>
      <svg aria-hidden="true" className={styles.labels}>
        {hours.map(
          ({ at, place }, hour) =>
            hidden[hour] !== null && (
              <text
                key={at.getTime()}
                x={`${place}%`}
                y="1.2rem"
                data-hidden={hidden[hour]}
                textAnchor={place === 0 ? 'start' : place === 100 ? 'end' : 'middle'}
              >
                {berlinTime(at)}
              </text>
            ),
        )}
      </svg>
      {now !== null && (
        <span
          aria-hidden="true"
          ref={(element) => element?.style.setProperty('--now', `${now}%`)}
          className={styles.time}
        >
          {time}
        </span>
      )}
    </>
  );
};
