import { Icon } from '@abrufbar/web/ui/icon.tsx';
import type { ReactNode } from 'react';
import { momentOf } from '#core/frame/moment.ts';
import type { Described } from '#outbox/described.ts';
import styles from './outbox.module.css';

type RowProps = Pick<Described, 'icon' | 'title' | 'href' | 'line'> & {
  /** Instant it was made. */
  readonly at: string;
  readonly isRefused?: boolean;
  /** At the end of the row. */
  readonly action?: ReactNode;
  /** Below its words. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** One entry: what it is, when it was made, what can be done with it. */
export const Row = ({
  icon,
  title,
  href,
  line,
  at,
  isRefused = false,
  action,
  actions,
  children,
}: RowProps) => {
  // Refused ones have a heading above them.
  const Heading = isRefused ? 'h3' : 'h2';
  return (
    <li className={`${styles.row} ${isRefused ? styles.refused : ''}`}>
      <div className={styles.main}>
        <span className={styles.disc}>
          <Icon icon={icon} />
        </span>
        <div className={styles.words}>
          <div className={styles.head}>
            <Heading className={`card-title ${styles.title}`}>
              {href === undefined ? title : <a href={href}>{title}</a>}
            </Heading>
            <time dateTime={at} className={styles.time}>
              {momentOf(new Date(at))}
            </time>
          </div>
          {line && <p>{line}</p>}
          {children}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
};
