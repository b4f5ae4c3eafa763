import type { ReactNode } from 'react';
import styles from './key-value.module.css';

export const KeyValueList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.list}>{children}</dl>
);

export const KeyValue = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.key}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
