import type { ReactNode } from 'react';
import { Icon, type IconPath } from '#ui/icon.tsx';
import styles from './meta-line.module.css';

/** One fact with its icon: plant, period, time. */
export const MetaLine = ({ icon, children }: { icon: IconPath; children: ReactNode }) => (
  <p className={styles.line}>
    <Icon icon={icon} size={20} className={styles.icon} />
    {children}
  </p>
);
