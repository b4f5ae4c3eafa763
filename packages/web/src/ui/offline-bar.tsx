import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { wifiOff } from '#ui/icons/basic.ts';
import styles from './offline-bar.module.css';

/** Stays under the app bar as long as there is no connection. */
export const OfflineBar = ({ children }: { children: ReactNode }) => (
  <p className={styles.bar}>
    <Icon icon={wifiOff} />
    <span>{children}</span>
  </p>
);
