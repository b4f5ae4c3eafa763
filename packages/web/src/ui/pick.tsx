import type { ReactNode } from 'react';
import styles from './pick.module.css';

/** A field and the sheet it opens; on wide screens the sheet stands below the field. */
export const Pick = ({ children }: { children: ReactNode }) => (
  <div className={styles.pick}>{children}</div>
);
