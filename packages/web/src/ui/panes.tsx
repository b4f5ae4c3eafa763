import type { ReactNode } from 'react';
import styles from './panes.module.css';

/** Wide screens: the list keeps its place beside the page; on the phone it is its own page. */
export const Panes = ({ list, children }: { list: ReactNode; children: ReactNode }) => (
  <div className={styles.panes}>
    <div className={styles.list}>{list}</div>
    {children}
  </div>
);
