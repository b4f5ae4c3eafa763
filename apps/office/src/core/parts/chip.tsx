import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { Role } from '@abrufbar/web/ui/role.ts';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

type ChipProps = {
  role: Role;
  icon: IconPath;
  /** 28 in the head of a drawer. */
  large?: boolean;
  children: ReactNode;
};

/** Says a state by colour, icon and word, 24 px. */
export const Chip = ({ role, icon, large = false, children }: ChipProps) => (
  <span className={`${styles.chip} ${styles[role]} ${large ? styles.large : ''}`}>
    <Icon icon={icon} size={16} />
    {children}
  </span>
);

/** The same without ground, for rows of a table. */
export const StatusWord = ({ role, icon, children }: Omit<ChipProps, 'large'>) => (
  <span className={`${styles.word} ${styles[`${role}Word`]}`}>
    <Icon icon={icon} size={18} />
    {children}
  </span>
);
