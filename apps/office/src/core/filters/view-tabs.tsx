import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './view-tabs.module.css';

type View = {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly count?: number | undefined;
};

/** Views of one list with their counts; each has its own address (OFF-51). The open one is always in view (OFF-253). */
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
}) => {
  const row = useRef<HTMLElement>(null);
  // A count that arrives moves the tabs after it.
  const counted = views.filter(({ count }) => count !== undefined).length;
  useLayoutEffect(() => {
    const open = row.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, counted]);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
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
};
