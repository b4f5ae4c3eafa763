import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { refreshCw } from '#ui/icons/basic.ts';

type Look = {
  /**
   * `done` is `large` while it shows success. `incomplete` looks disabled until a form
   * is complete; pressed, it lets the form say what is missing.
   */
  variant?:
    | 'primary'
    | 'incomplete'
    | 'large'
    | 'done'
    | 'secondary'
    | 'tinted'
    | 'text'
    | 'destructive';
  icon?: IconPath | undefined;
  /** Fills the width it is given. */
  wide?: boolean | undefined;
  children: ReactNode;
};

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> & {
    /** Label while the work is under way: the button keeps its width and ignores further taps. */
    busy?: string | false | undefined;
  };

export const Button = ({
  variant,
  icon,
  wide,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- the caller decides, but never while busy
    type={busy ? 'button' : type}
    className={classOf(variant, wide)}
    aria-busy={busy ? true : undefined}
    onClick={busy ? undefined : onClick}
  >
    {busy ? (
      <>
        <span className={styles.room} aria-hidden="true">
          <Label icon={icon}>{children}</Label>
        </span>
        <span className={styles.busy}>
          <Icon icon={refreshCw} className={styles.turning} />
          {busy}
        </span>
      </>
    ) : (
      <Label icon={icon}>{children}</Label>
    )}
  </button>
);

type ButtonLinkProps = Look & {
  href: string;
  /** Accessible name that tells links of the same words apart; begins with them. */
  label?: string;
};

/** A link with the look of a button. */
export const ButtonLink = ({ variant, icon, wide, href, label, children }: ButtonLinkProps) => (
  <a href={href} aria-label={label} className={classOf(variant, wide)}>
    <Label icon={icon}>{children}</Label>
  </a>
);

const classOf = (variant: Look['variant'] = 'primary', wide = false) =>
  `tap ${styles.button} ${styles[variant]} ${wide ? styles.wide : ''}`;

const Label = ({ icon, children }: Pick<Look, 'icon' | 'children'>) => (
  <>
    {icon && <Icon icon={icon} />}
    {children}
  </>
);
