import type { ReactNode } from 'react';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import styles from './view-tabs.module.css';

type View = {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly count?: number | undefined;
};

/** Views of one list with their counts; each has its own address (OFF-51). */
export const ViewTabs = ({
  label,
  views,
  current,
  aside,
}: {
  label: string;
  views: readonly View[];
  current: string;
  /** At the right: saving a view. */
  aside?: ReactNode;
}) => (
  <nav aria-label={label} className={styles.tabs}>
    {views.map(({ key, label, href, count }) => (
      <a
        key={key}
        href={href}
        className={`tap ${styles.tab}`}
        aria-current={key === current ? 'page' : undefined}
      >
        {label}
        {count !== undefined && <span className={styles.count}>{formatWhole(count)}</span>}
      </a>
    ))}
    {aside && <div className={styles.aside}>{aside}</div>}
  </nav>
);
