import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';
import { Icon, type IconPath } from '#ui/icon.tsx';

type Look = { icon: IconPath; label: string; filled?: boolean };

type IconButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'type'>;

/** An icon that acts: 48 px target, named by `label`. */
export const IconButton = ({ icon, label, filled = false, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} aria-label={label} className={`tap ${styles.button}`}>
    <Icon icon={icon} filled={filled} />
  </button>
);

export const IconLink = ({ icon, label, href }: Look & { href: string }) => (
  <a href={href} aria-label={label} className={`tap ${styles.button}`}>
    <Icon icon={icon} />
  </a>
);
