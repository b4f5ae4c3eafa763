import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** One or two buttons at the thumb: the first is as wide as its text, the last fills the rest. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);
