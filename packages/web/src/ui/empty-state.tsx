import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconPath } from '#ui/icon.tsx';

type EmptyStateProps = {
  icon: IconPath;
  title: string;
  /** One or two sentences. */
  children?: ReactNode;
  action?: ReactNode;
  /** Heading of the page itself where nothing else is. */
  level?: 1 | 2;
  /** On the brand ground. */
  deep?: boolean;
  /** `over`: something has ended. `warn`: something prevents the content. */
  tone?: 'over' | 'warn';
};

export const EmptyState = ({
  icon,
  title,
  children,
  action,
  level = 2,
  deep = false,
  tone,
}: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={`${styles.empty} ${deep ? styles.deep : ''} ${tone ? styles[tone] : ''}`}>
      <span className={styles.disc}>
        <Icon icon={icon} size={44} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
