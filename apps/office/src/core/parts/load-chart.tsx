import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { useId } from 'react';
import { partsOf } from '#core/parts/load-parts.ts';
import { LoadSign } from '#core/parts/load-sign.tsx';
import styles from './load-chart.module.css';

const t = reader(staffPartsTexts);

type Hour = {
  /** 5 means from 5 to 6. */
  readonly hour: number;
  /** In the unit of the plant an hour. */
  readonly confirmed: number;
  readonly open: number;
};

type LoadChartProps = {
  /** Name of the chart: plant and day. */
  label: string;
  hours: readonly Hour[];
  /** Null without limit: no line, no red. */
  limit: number | null;
  /** `t`: unit of the plant; limit and hours are in it, an hour. */
  unit: string;
  /** Word for what is not confirmed: open call-offs, or this one. */
  openLabel: string;
};

const BAR_PX = 36;
const STEP_PX = 40;
const HEIGHT_PX = 76;
const GAP_PX = 1.5;
/** Sums of so many hours have room beside one another in the narrowest chart. */
const MAX_LEVEL_HOURS = 8;

/** Load of each hour of a plant: confirmed, open above it, what exceeds the limit; sums below (OFF-69). */
export const LoadChart = ({ label, hours, limit, unit, openLabel }: LoadChartProps) => {
  const id = useId();
  const top = Math.max(limit ?? 0, ...hours.map(({ confirmed, open }) => confirmed + open), 1);
  const scale = (HEIGHT_PX - 4) / top;
  const width = hours.length * STEP_PX;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT_PX}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.chart}
      >
        <defs>
          <Hatch id={`${id}-open`} className={styles.openHatch} />
          <Hatch id={`${id}-over`} className={styles.overHatch} />
        </defs>
        {hours.map(({ hour, confirmed, open }, at) => (
          <Bar
            key={hour}
            x={at * STEP_PX + (STEP_PX - BAR_PX) / 2}
            parts={partsOf(confirmed, open, limit).map((part) => part * scale)}
            fills={[`url(#${id}-open)`, `url(#${id}-over)`]}
          />
        ))}
        <path d={`M0 ${HEIGHT_PX - 0.5}H${width}`} className={styles.axis} />
        {limit !== null && (
          <path d={`M0 ${HEIGHT_PX - limit * scale}H${width}`} className={styles.limit} />
        )}
      </svg>
      <table
        aria-label={label}
        className={`${styles.table} ${hours.length > MAX_LEVEL_HOURS ? styles.many : ''}`}
      >
        <thead>
          <tr>
            {hours.map(({ hour }) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {hours.map(({ hour, confirmed, open }) => {
              const sum = confirmed + open;
              const isOver = limit !== null && sum > limit;
              return (
                <td key={hour} className={isOver ? styles.over : undefined}>
                  <span>{sum === 0 ? '–' : formatWhole(Math.round(sum))}</span>
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
      <figcaption className={styles.legend}>
        <LoadSign kind="confirmed">{t('bo.hours.confirmed')}</LoadSign>
        <LoadSign kind="open">{openLabel}</LoadSign>
        {limit !== null && hours.some(({ confirmed, open }) => confirmed + open > limit) && (
          <LoadSign kind="over">{t('bo.hours.over')}</LoadSign>
        )}
        {limit !== null && (
          <LoadSign kind="limit">
            {t('bo.hours.limit', { n: formatWhole(limit), einheit: unit })}
          </LoadSign>
        )}
      </figcaption>
    </figure>
  );
};

type BarProps = { x: number; parts: readonly number[]; fills: readonly string[] };

const Bar = ({
  x,
  parts: [solid = 0, open = 0, over = 0],
  fills: [openFill, overFill],
}: BarProps) => {
  const openTop = HEIGHT_PX - 1 - solid - open;
  return (
    <>
      {solid > 0 && (
        <rect
          x={x}
          y={HEIGHT_PX - 1 - solid}
          width={BAR_PX}
          height={solid}
          className={styles.solid}
        />
      )}
      {open > GAP_PX && (
        <rect
          x={x + 0.6}
          y={openTop}
          width={BAR_PX - 1.2}
          height={open - GAP_PX}
          fill={openFill}
          className={styles.open}
        />
      )}
      {over > GAP_PX && (
        <rect x={x} y={openTop - over} width={BAR_PX} height={over - GAP_PX} fill={overFill} />
      )}
    </>
  );
};

const Hatch = ({ id, className }: { id: string; className: string | undefined }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M1 0V5" className={className} />
  </pattern>
);
