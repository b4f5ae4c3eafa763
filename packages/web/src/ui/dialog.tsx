import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { useLayer } from '#ui/layer.ts';

type DialogProps = {
  open: boolean;
  /** Escape, a tap outside, "back". */
  onClose: () => void;
  icon?: IconPath;
  tone?: 'brand' | 'danger' | 'ok' | 'warn';
  title: string;
  children?: ReactNode;
  /** Stacked buttons; the safe choice is primary and first. */
  actions: ReactNode;
  /** Only its own buttons close it. */
  blocking?: boolean;
};

export const Dialog = ({
  open,
  onClose,
  icon,
  tone = 'brand',
  title,
  children,
  actions,
  blocking = false,
}: DialogProps) => {
  const id = useId();
  const layer = useLayer({ open, blocking, onClose });
  return (
    <dialog
      {...layer}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      {open && (
        <div className={styles.content}>
          {icon && (
            <span className={`${styles.disc} ${styles[tone]}`}>
              <Icon icon={icon} size={28} />
            </span>
          )}
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {children && (
            <div id={`${id}-text`} className={styles.text}>
              {children}
            </div>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  );
};
