import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './empty.module.css';

type EmptyProps = {
  icon: IconPath;
  /** One sentence. */
  title: string;
  tone?: 'brand' | 'ok' | 'warn';
  /** Heading of the page itself where nothing else is. */
  level?: 1 | 2;
  /** At most one. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A view without rows, a page that does not exist (OFF-37). */
export const Empty = ({ icon, title, tone = 'brand', level = 2, action, children }: EmptyProps) => {
  const Heading = `h${level}` as const;
  const Place = level === 1 ? 'main' : 'div'; // nothing else is on the page
  return (
    <Place className={styles.empty}>
      <span className={`${styles.disc} ${styles[tone]}`}>
        <Icon icon={icon} size={44} />
      </span>
      <Heading className={styles.title} tabIndex={-1}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </Place>
  );
};
