import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = { icon: IconPath; label: string; bordered?: boolean } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'className' | 'type'
>;

/** An icon that acts, 30 px; the name shows when the pointer rests on it. */
export const IconButton = ({ icon, label, bordered = false, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={`tap ${styles.button} ${bordered ? styles.bordered : ''}`}
  >
    <Icon icon={icon} size={18} />
  </button>
);
