import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { useLayer } from '@abrufbar/web/ui/layer.ts';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import styles from './dialog.module.css';

const FIELD = 'input:not(:disabled), textarea';

type DialogProps = {
  title: string;
  /** Line below the title. */
  text?: ReactNode;
  icon?: IconPath;
  tone?: 'brand' | 'review' | 'danger' | 'warn';
  onClose: () => void;
  /** Buttons side by side; the last one is the primary. */
  actions: ReactNode;
  /** Only its own buttons close it. */
  blocking?: boolean;
  children?: ReactNode;
};

/** A question in the middle of the window; the focus stays inside and returns (docs/design.md section 14.4). */
export const Dialog = ({ title, text, icon, tone = 'brand', ...props }: DialogProps) => {
  const { onClose, actions, blocking = false, children } = props;
  const id = useId();
  const layer = useLayer({ open: true, blocking, onClose });
  const { ref } = layer;
  // After the layer has opened: in a field if there is one, else on the primary button.
  useLayoutEffect(() => {
    const [field, primary] = [FIELD, `.${styles.actions} > :last-child`].map((selector) =>
      ref.current?.querySelector<HTMLElement>(selector),
    );
    (field ?? primary)?.focus();
  }, [ref]);
  return (
    <dialog {...layer} tabIndex={-1} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.content}>
        <div className={styles.head}>
          {icon && (
            <span className={`${styles.disc} ${styles[tone]}`}>
              <Icon icon={icon} />
            </span>
          )}
          <div>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
};
