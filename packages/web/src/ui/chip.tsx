import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon, type IconPath } from '#ui/icon.tsx';
import type { Role } from '#ui/role.ts';

/** Says a state by colour, icon and word; cannot be tapped. */
export const StatusChip = ({
  role,
  icon,
  children,
}: {
  role: Role;
  icon: IconPath;
  children: ReactNode;
}) => (
  <span className={`${styles.chip} ${styles[role]}`}>
    <Icon icon={icon} size={20} />
    {children}
  </span>
);

/** The quiet form: normal states and counts. */
export const OutlineChip = ({ icon, children }: { icon?: IconPath; children: ReactNode }) => (
  <span className={`${styles.chip} ${styles.outline}`}>
    {icon && <Icon icon={icon} size={20} />}
    {children}
  </span>
);
