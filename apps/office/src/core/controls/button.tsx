import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Kbd } from '#core/keys/kbd.tsx';
import styles from './button.module.css';

type Look = {
  /** One primary a screen or drawer; `danger` in a step-up dialog only (docs/design.md section 14.1). */
  variant?: 'primary' | 'secondary' | 'tinted' | 'text' | 'destructive' | 'danger' | undefined;
  /** 30 in rows, 44 in drawers and dialogs. */
  size?: 30 | 36 | 44 | undefined;
  icon?: IconPath | undefined;
  iconEnd?: IconPath | undefined;
  /** Key that does the same, drawn as a key cap. */
  caps?: string | null | undefined;
  children: ReactNode;
};

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> & {
    /** While the work is under way the icon turns and further clicks are ignored. */
    busy?: boolean | undefined;
  };

export const Button = (props: ButtonProps) => {
  const { variant, size, icon, iconEnd, caps, busy = false, type = 'button', ...rest } = props;
  const { children, onClick, ...attributes } = rest;
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- the caller decides, but never while busy
      type={busy ? 'button' : type}
      className={classOf(variant, size)}
      aria-busy={busy ? true : undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <Icon icon={refreshCw} size={18} className={styles.turning} />
      ) : (
        icon && <Icon icon={icon} size={18} />
      )}
      {children}
      {iconEnd && <Icon icon={iconEnd} size={18} />}
      {caps && <Kbd keys={caps} on={variant === 'secondary' ? 'surface' : 'button'} />}
    </button>
  );
};

type ButtonLinkProps = Look & { href: string; newWindow?: boolean; title?: string };

/** A link with the look of a button. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  caps,
  href,
  newWindow,
  title,
  children,
}: ButtonLinkProps) => (
  <a
    href={href}
    title={title}
    className={classOf(variant, size)}
    {...(newWindow && { target: '_blank', rel: 'noopener' })}
  >
    {icon && <Icon icon={icon} size={18} />}
    {children}
    {caps && <Kbd keys={caps} on="button" />}
  </a>
);

/** The look of a button for another element. */
export const classOf = (variant: Look['variant'] = 'primary', size: Look['size'] = 36): string =>
  `tap ${styles.button} ${styles[variant]} ${styles[`s${size}`]}`;
