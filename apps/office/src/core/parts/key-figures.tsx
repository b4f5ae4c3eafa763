import type { ReactNode } from 'react';
import styles from './key-figures.module.css';

type Figure = { readonly label: string; readonly value: ReactNode };

/** A few figures side by side: target, delivered, open. */
export const KeyFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
