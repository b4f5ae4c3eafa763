import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** One or two buttons at the thumb: the first hugs its text, the last takes the rest. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);
