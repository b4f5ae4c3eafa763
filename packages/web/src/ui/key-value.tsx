import type { ReactNode } from 'react';
import styles from './key-value.module.css';

export const KeyValueList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.list}>{children}</dl>
);

type KeyValueProps = {
  label: string;
  /** Long text without words: it wraps beside its key as long as there is room for some of it. */
  long?: boolean;
  children: ReactNode;
};

export const KeyValue = ({ label, long = false, children }: KeyValueProps) => (
  <div className={styles.row}>
    <dt className={styles.key}>{label}</dt>
    <dd className={`${styles.value} ${long ? styles.long : ''}`}>{children}</dd>
  </div>
);
