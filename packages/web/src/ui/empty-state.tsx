import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Drawing } from '#ui/drawings/drawing.tsx';
import type { DrawingName } from '#ui/drawings/drawing-name.ts';
import { Icon, type IconPath } from '#ui/icon.tsx';

/** A drawing; an icon where none says it. */
type Picture =
  | { drawing: DrawingName; isSmall?: boolean; icon?: never }
  | { icon: IconPath; drawing?: never; isSmall?: never };

type EmptyStateProps = Picture & {
  title: string;
  /** One or two sentences. */
  children?: ReactNode;
  action?: ReactNode;
  /** Heading of the page itself where nothing else is. */
  level?: 1 | 2;
  /** On the brand ground. */
  deep?: boolean;
  /** `warn`: something prevents the content. */
  tone?: 'warn';
};

/** In place of content: why there is none, and the way on. */
export const EmptyState = ({
  icon,
  drawing,
  isSmall = false,
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
      {drawing ? (
        <Drawing name={drawing} isSmall={isSmall} />
      ) : (
        <span className={styles.disc}>
          <Icon icon={icon} size={44} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
