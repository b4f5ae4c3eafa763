import { useId } from 'react';
import type { Amount } from '#amounts/amount.ts';
import { sharesOf, type Share } from '#amounts/amount-shares.ts';
import styles from './amount-bar.module.css';

/** Share of the called-off quantity that has come; the figures below say the same (BEY-51). */
export const AmountBar = ({ amount }: { readonly amount: Amount }) => (
  <div className={styles.bar}>
    <svg aria-hidden="true">
      {sharesOf(amount).map(({ part, from, percent }) => (
        <svg key={part} x={`${from}%`} width={`${percent}%`} height="100%">
          <Hatch part={part} />
          <line x1="100%" x2="100%" y2="100%" className={styles.gap} />
        </svg>
      ))}
    </svg>
  </div>
);

type Part = Share['part'] | 'remaining';

/** The pattern of a part as a small square, before its word. */
export const Swatch = ({ part }: { readonly part: Part }) => (
  <svg aria-hidden="true" className={styles.swatch}>
    <Hatch part={part} />
  </svg>
);

/** Parts differ without colour too: solid, stripes, crosses, empty. */
const Hatch = ({ part }: { readonly part: Part }) => {
  const id = useId();
  if (part === 'remaining') return null;
  return (
    <>
      {part !== 'delivered' && (
        <pattern
          id={id}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" className={styles.ground} />
          <rect width="4" height="8" className={styles[part]} />
          {part === 'over' && <rect width="8" height="4" className={styles.over} />}
        </pattern>
      )}
      <rect
        width="100%"
        height="100%"
        className={part === 'delivered' ? styles.delivered : undefined}
        fill={`url(#${id})`}
      />
    </>
  );
};
