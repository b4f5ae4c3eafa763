import type { ReactNode } from 'react';
import styles from './inbox-head.module.css';

type InboxHeadProps = {
  readonly title: string;
  readonly count?: number;
  /** What can be done with all of them. */
  readonly children?: ReactNode;
};

/** Heading of one of the two lists. */
export const InboxHead = ({ title, count = 0, children }: InboxHeadProps) => (
  <div className={styles.head}>
    <h2 className="title">
      {title}
      {count > 0 && <span className={styles.count}> {count}</span>}
    </h2>
    {children}
  </div>
);
