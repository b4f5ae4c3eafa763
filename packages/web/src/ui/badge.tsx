import styles from './badge.module.css';

/** Number of unread things, as `unreadBadge` makes it; nothing for an empty text. */
export const Badge = ({ children }: { children: string }) =>
  children && <span className={styles.badge}>{children}</span>;
