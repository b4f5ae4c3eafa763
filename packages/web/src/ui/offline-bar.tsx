import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { wifiOff } from '#ui/icons/basic.ts';
import styles from './offline-bar.module.css';

type OfflineBarProps = {
  readonly title: string;
  /** How old the page is. */
  readonly children?: ReactNode;
  readonly icon?: string;
  /** A way to what waits. */
  readonly action?: ReactNode;
};

/** Stays under the app bar as long as the server is not heard. */
export const OfflineBar = ({ title, icon = wifiOff, action, children }: OfflineBarProps) => (
  <div className={styles.bar}>
    <Icon icon={icon} />
    <p role="status" className={styles.words}>
      <strong>{title}</strong>
      {children && <span>{children}</span>}
    </p>
    {action}
  </div>
);
