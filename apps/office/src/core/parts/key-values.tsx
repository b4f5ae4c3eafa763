import type { ReactNode } from 'react';
import styles from './key-values.module.css';

type Line = { readonly label: string; readonly value: ReactNode };

/** Names with their values at the right, one a line. */
export const KeyValues = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={styles.list}>
    {lines.map(({ label, value }) => (
      <div key={label} className={styles.line}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
