import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** Two lines in one cell: customer and site, material and plant. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <>
    <span className={styles.first}>{first}</span>
    <span className={styles.second}>{second}</span>
  </>
);

/** One text in one line, or in two where its column is narrow. */
export const Wrapped = ({ text }: { text: string }) => (
  <span className={styles.wrapped}>{text}</span>
);
