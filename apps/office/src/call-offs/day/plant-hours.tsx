import { gapsOf } from '@abrufbar/domain/call-offs/load.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { placeOn, type Axis, type DayPlant, type Span } from '#call-offs/day/axis.ts';
import { scaleWithin } from '#call-offs/day/hours-height.ts';
import { liftOf } from '#call-offs/day/lift.ts';
import { partsOf } from '#core/parts/load-parts.ts';
import { setValues } from '#core/table/style-values.ts';
import styles from './plant-hours.module.css';

const t = reader(officeDayTexts);

type PlantHoursProps = { plant: DayPlant; axis: Axis; height: number };

/** Load of each hour: confirmed, open above it, what exceeds the limit; closed and free hours (OFF-69). */
export const PlantHours = ({ plant, axis, height }: PlantHoursProps) => {
  const { hourly_limit: limit } = plant;
  const hours = plant.hours.slice(axis.from, axis.until);
  const scale = scaleWithin(plant, axis, height);
  return (
    <div
      aria-hidden="true"
      className={styles.hours}
      ref={(element) => setValues(element, { '--height': height })}
    >
      {hours.map((hour, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- clocks show an hour twice
        <Hour key={axis.from + at} hour={hour} limit={limit} scale={scale} />
      ))}
      {limit !== null && <Limit hours={hours} axis={axis} height={limit * scale} />}
      {freeSpans(plant, axis).map((span) => (
        <span
          key={span.from}
          className={styles.free}
          ref={(element) => setValues(element, valuesOf(axis, span))}
        >
          {limit === null || span.until - span.from < 2
            ? t('bo.day.free')
            : t('bo.day.free_th', { n: formatWhole(limit), einheit: plant.quantity_unit })}
        </span>
      ))}
    </div>
  );
};

const valuesOf = (axis: Axis, span: Span) => {
  const { start, share } = placeOn(axis, span);
  return { '--start': start, '--share': share };
};

/** Open hours without load as far as they are drawn. */
const freeSpans = ({ hours }: DayPlant, axis: Axis): readonly Span[] =>
  gapsOf(hours.map((hour) => ({ ...hour, isOpen: hour.is_open })))
    .map(({ from, count }) => ({
      from: Math.max(from, axis.from),
      until: Math.min(from + count, axis.until),
    }))
    .filter(({ from, until }) => from < until);

type HourProps = { hour: DayPlant['hours'][number]; limit: number | null; scale: number };

const Hour = ({ hour, limit, scale }: HourProps) => {
  const { confirmed, open, excess, is_open: isOpen } = hour;
  const [solid, hatched, over] = partsOf(confirmed, open, limit);
  const sum = confirmed + open;
  const parts = [solid, hatched, over].filter((part) => part > 0).map((part) => part * scale);
  const lift = limit === null ? 0 : liftOf(parts, limit * scale);
  return (
    <div className={`${styles.hour} ${isOpen ? '' : styles.closed}`}>
      {sum > 0 && (
        <>
          <span
            className={`${styles.sum} ${excess > 0 ? styles.tooMuch : ''}`}
            ref={(element) => setValues(element, { '--lift': lift })}
          >
            {formatWhole(Math.round(sum))}
          </span>
          <Part kind="over" pixels={over * scale} />
          <Part kind="open" pixels={hatched * scale} />
          <Part kind="solid" pixels={solid * scale} />
        </>
      )}
    </div>
  );
};

const Part = ({ kind, pixels }: { kind: 'over' | 'open' | 'solid'; pixels: number }) =>
  pixels > 0 && (
    <span
      className={`${styles.part} ${styles[kind]}`}
      ref={(element) => setValues(element, { '--pixels': pixels })}
    />
  );

type LimitProps = { hours: DayPlant['hours']; axis: Axis; height: number };

/** Strong while the plant is open, faint otherwise. */
const Limit = ({ hours, axis, height }: LimitProps) => {
  const first = hours.findIndex(({ is_open: isOpen }) => isOpen);
  const last = hours.findLastIndex(({ is_open: isOpen }) => isOpen);
  const open = { from: axis.from + first, until: axis.from + last + 1 };
  return (
    <>
      <span
        className={styles.limit}
        ref={(element) => setValues(element, { '--pixels': height, '--start': 0, '--share': 1 })}
      />
      {first !== -1 && (
        <span
          className={`${styles.limit} ${styles.valid}`}
          ref={(element) => setValues(element, { '--pixels': height, ...valuesOf(axis, open) })}
        />
      )}
    </>
  );
};
