import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Age } from '#deliveries/freshness/age.ts';
import { DIAL, placesOn } from '#deliveries/freshness/dial-places.ts';
import { leftOf } from '#deliveries/freshness/words.ts';
import styles from './dial.module.css';

const t = reader(freshnessTexts);

type DialProps = { readonly age: Age; readonly limit: number };

/** Minutes since loading on a ring up to the limit; the words in it say the same (BEY-108). */
export const Dial = ({ age, limit }: DialProps) => {
  const { minutes, state } = age;
  const places = placesOn(limit, minutes);
  return (
    <div className={styles.dial} data-state={state}>
      <div className={styles.room}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${DIAL.width} ${DIAL.height}`}
          className={styles.ring}
        >
          <path d={places.whole} className={styles.case} />
          <path d={places.whole} className={styles.whole} />
          <path d={places.zone} className={styles.zone} />
          <path d={places.zone} className={styles.stripes} />
          <path d={places.before} className={styles.before} />
          {places.within && <path d={places.within} className={styles.within} />}
          {places.labels.map(({ label, x, y }) => (
            <text key={label} x={x} y={y} className={styles.label}>
              {label}
            </text>
          ))}
          <svg x={places.marker.x} y={places.marker.y} className={styles.marker}>
            <Marker state={state} />
          </svg>
        </svg>
        <p className={styles.since}>
          <span className={styles.minutes}>{minutes}</span>{' '}
          <span className={styles.word}>{t('fresh.since')}</span>
        </p>
        <p className={styles.left}>{leftOf(age, limit)}</p>
      </div>
    </div>
  );
};

/** Its shape says what its colour says. */
const Marker = ({ state }: { readonly state: Age['state'] }) => {
  switch (state) {
    case 'soon':
      return (
        <>
          <path d="M0-20 20 0 0 20-20 0Z" />
          <path d="M0-8V2M0 8v.01" />
        </>
      );
    case 'over':
      return (
        <>
          <path d="M0-18 17 13H-17Z" />
          <path d="M0-6V2M0 8v.01" />
        </>
      );
    default:
      return (
        <>
          <circle r="17" />
          <path d="m-7 0 5 5 9-9" />
        </>
      );
  }
};
