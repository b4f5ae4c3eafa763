import { shortDate } from '@abrufbar/web/format.ts';
import type { Details } from '#deliveries/confirmation.ts';
import styles from './card.module.css';

type HintProps = { readonly hint: Details['weight_checks'][number] };

/** One hint with its evidence and why. */
export const Hint = ({ hint }: HintProps) => (
  <div className={styles.hint}>
    <div className={styles.ends}>
      <h3 className="strong">{hint.title}</h3>
      {hint.measure && (
        <p className="ink-2">
          {hint.measure.label} <strong>{hint.measure.quantity}</strong> {hint.measure.quantity_unit}
        </p>
      )}
    </div>
    {hint.weighings.length > 0 && <Tares weighings={hint.weighings} />}
    {hint.measure && <Bar {...hint.measure} />}
    <p className="small ink-2">{hint.reason_text}</p>
  </div>
);

type Weighings = HintProps['hint']['weighings'];

/** Days stand where the weighings are not all of one. */
const Tares = ({ weighings }: { readonly weighings: Weighings }) => {
  const isOneDay = weighings.every(({ date }) => date === weighings[0]?.date);
  return (
    <ul className={styles.tares}>
      {weighings.map(({ date, time, tare }) => (
        <li key={`${date} ${time}`} className={styles.tare}>
          <span className="small ink-2">{isOneDay ? time : `${shortDate(date)}, ${time}`}</span>
          <span className={styles.weight}>{tare}</span>
        </li>
      ))}
    </ul>
  );
};

/** Beyond the limit there is as much room as the picture of the design leaves, or as the excess needs. */
const ROOM_ABOVE_RATIO = 1.083;
/** Of the drawing, which fills its place. */
const WIDTH_UNITS = 300;
const HEIGHT_UNITS = 20;

type Measure = NonNullable<HintProps['hint']['measure']>;

/** The quantity as a bar that crosses its limit; the words beside it say the same. */
const Bar = ({ quantity_raw: quantity, limit_raw: limit }: Measure) => {
  const scale = WIDTH_UNITS / Math.max(limit * ROOM_ABOVE_RATIO, quantity * 1.02);
  return (
    <svg
      viewBox={`0 0 ${WIDTH_UNITS} ${HEIGHT_UNITS}`}
      preserveAspectRatio="none"
      className={styles.bar}
      aria-hidden="true"
    >
      <rect className={styles.rest} y={4} width={WIDTH_UNITS} height={12} />
      <rect className={styles.within} y={4} width={limit * scale} height={12} />
      <rect
        className={styles.over}
        x={limit * scale}
        y={4}
        width={Math.max(2, (quantity - limit) * scale)}
        height={12}
      />
      <rect className={styles.limit} x={limit * scale - 1.5} width={3} height={HEIGHT_UNITS} />
    </svg>
  );
};
