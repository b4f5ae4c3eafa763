import { Hatch } from '@abrufbar/web/ui/hatch.tsx';
import { factory, truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { useId } from 'react';
import type { Load } from '#deliveries/today/loads.ts';
import { FLAG_PERCENT, placesOn } from '#dashboard/today/strip-places.ts';
import styles from './route-strip.module.css';

/** The road is marked beyond the plant. */
const START_PERCENT = 12;

type RouteStripProps = { readonly load: Load };

/** The way of a load from the scale to the site; the words below it say the same (BEY-49). */
export const RouteStrip = ({ load }: RouteStripProps) => {
  const { arrival, drivingMinutes, minutesSinceWeighing } = load;
  const stripes = useId();
  if (!arrival || drivingMinutes === null) return null;
  const { lorry, from, to } = placesOn({
    drivingMinutes,
    minutesSinceWeighing,
    spanMinutes: arrival.spanMinutes,
    hasArrived: arrival.state === 'arrived',
  });
  return (
    <svg aria-hidden="true" className={styles.strip} data-old={arrival.isOld || undefined}>
      <Hatch
        id={stripes}
        step={9}
        width={4.5}
        degrees={45}
        ground={styles.ground}
        stripe={styles.stripe}
      />
      <line x1="6" x2="98%" y1="38" y2="38" className={styles.road} />
      <line x1={`${START_PERCENT}%`} x2="96%" y1="38" y2="38" className={styles.marking} />
      <line x1="6" x2={`${lorry}%`} y1="38" y2="38" className={styles.driven} />
      <rect
        x={`${from}%`}
        y="29.5"
        width={`${to - from}%`}
        height="17"
        rx="8.5"
        fill={`url(#${stripes})`}
        className={styles.span}
      />
      <svg x={`${FLAG_PERCENT}%`} y="6" className={styles.flag}>
        <path d="M0 46V2" className={styles.pole} />
        <path d="M1 1h15l-4.5 6 4.5 6H1z" />
      </svg>
      <svg y="23" className={styles.plant}>
        <circle cx="15" cy="15" r="14" />
        <path d={factory} transform="translate(6.6 6.6) scale(.7)" />
      </svg>
      <svg x={`${lorry}%`} y="21" className={styles.lorry}>
        <rect x="-22" width="44" height="34" rx="9" />
        <path d={truck} transform="translate(-12 5)" />
      </svg>
    </svg>
  );
};
