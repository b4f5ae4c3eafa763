import { outsideOf } from '@abrufbar/domain/deliveries/freshness.ts';
import { Hatch } from '@abrufbar/web/ui/hatch.tsx';
import { useId } from 'react';
import type { Fresh } from '#deliveries/freshness/shown-entries.ts';
import { degrees } from '#deliveries/freshness/words.ts';
import styles from './scale.module.css';

const PERCENT = 100;

type ScaleProps = { readonly freshness: Fresh; readonly celsius: number | null };

/** The allowed range in the middle third, and where the temperature lies; the words beside it say the same. */
export const Scale = ({ freshness, celsius }: ScaleProps) => {
  const { coldest_celsius: coldestCelsius, hottest_celsius: hottestCelsius } = freshness;
  const stripes = useId();
  const width = hottestCelsius - coldestCelsius;
  const placeOf = (degree: number): number =>
    Math.min(98, Math.max(2, ((degree - coldestCelsius + width) / (3 * width)) * PERCENT));
  const [from, to] = [`${placeOf(coldestCelsius)}%`, `${placeOf(hottestCelsius)}%`];
  const isOutside =
    celsius !== null && outsideOf(celsius, { coldestCelsius, hottestCelsius }) !== null;
  return (
    <svg aria-hidden="true" className={styles.scale}>
      <Hatch
        id={stripes}
        step={14}
        width={2}
        degrees={20}
        ground={styles.range}
        stripe={styles.stripe}
      />
      <rect x="1" y="20" width="99.4%" height="18" rx="9" className={styles.whole} />
      <rect x={from} y="20" width={`${PERCENT / 3}%`} height="18" fill={`url(#${stripes})`} />
      <svg x={from} className={styles.edge}>
        <path d="M0 14V42" />
      </svg>
      <svg x={to} className={styles.edge}>
        <path d="M0 14V42" />
      </svg>
      <text x={from} y="44" dy="1em" className={styles.label}>
        {degrees(coldestCelsius)}
      </text>
      <text x={to} y="44" dy="1em" className={styles.label}>
        {degrees(hottestCelsius)} °C
      </text>
      {celsius !== null && (
        <svg
          x={`${placeOf(celsius)}%`}
          className={`${styles.marker} ${isOutside ? styles.outside : ''}`}
        >
          <path d="M-9 1H9L0 16Z" className={styles.tip} />
          <path d="M0 17V41" />
        </svg>
      )}
    </svg>
  );
};
