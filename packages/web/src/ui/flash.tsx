import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './flash.module.css';
import { Icon } from '#ui/icon.tsx';
import { circleCheck, circleX } from '#ui/icons/basic.ts';

/** Type names as in the data, misspelling included (NET-03). */
export type Flash = {
  /** A new id restarts the display time. */
  id: number;
  type: 'sucess' | 'error';
  message: string;
  /** An error that disappears by itself, because the page keeps showing it elsewhere. */
  brief?: boolean;
  /** Undoes the reported action while the flash is visible. */
  action?: { label: string; onClick: () => void };
};

const DISPLAY_MS = 5000;

/**
 * Stands in the page from the start, so that screen readers notice what appears in it. Any tap
 * closes a flash (NET-05); it lies above open dialogs where the browser knows popovers.
 */
export const FlashRegion = ({ flash, onClose }: { flash: Flash | null; onClose: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => ref.current?.showPopover?.(), []);
  useEffect(() => {
    if (!flash) return undefined;
    if (document.querySelector('dialog:modal')) raise(ref.current);
    const tapped = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('button') && ref.current?.contains(target)))
        close();
    };
    document.addEventListener('pointerdown', tapped);
    const stays = flash.type === 'error' && !flash.brief;
    const timer = stays ? undefined : setTimeout(() => close(), DISPLAY_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', tapped);
    };
  }, [flash]);
  return (
    <div ref={ref} popover="manual" className={styles.region}>
      <div role="status">
        {flash?.type === 'sucess' && <FlashCard flash={flash} onClose={onClose} />}
      </div>
      <div role="alert">{flash?.type === 'error' && <FlashCard flash={flash} />}</div>
    </div>
  );
};

/** The popover shown last is on top, so a region below a dialog is shown again. */
const raise = (region: HTMLElement | null): void => {
  region?.hidePopover?.();
  region?.showPopover?.();
};

export const FlashCard = ({ flash, onClose }: { flash: Flash; onClose?: () => void }) => {
  const { id, type, message, action } = flash;
  return (
    <div key={id} className={`${styles.flash} ${styles[type]}`}>
      <Icon icon={type === 'sucess' ? circleCheck : circleX} />
      <p className={styles.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose?.();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
};
