import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { chevronDown } from '@abrufbar/web/ui/icons/basic.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '#core/controls/use-dismiss.ts';
import styles from './filter-button.module.css';

type FilterButtonProps = {
  icon: IconPath;
  /** Accessible name. */
  label: string;
  text: string;
  /** Deviates from what is shown without filter. */
  isSet: boolean;
  /** Side at which the choice lines up with the button. */
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
};

/** 34 px button that opens the choice of one filter. */
export const FilterButton = (props: FilterButtonProps) => {
  const { icon, label, text, isSet, align = 'start', children } = props;
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useDismiss(ref, open, () => setOpen(false));
  useEffect(() => {
    if (open) ref.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [open]);
  return (
    <div ref={ref} className={styles.filter}>
      <button
        type="button"
        className={`tap ${styles.button} ${isSet ? styles.set : ''}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={icon} size={16} className={styles.sign} />
        <span className={styles.text}>{text}</span>
        <Icon icon={chevronDown} size={16} />
      </button>
      {open && (
        <div
          role="dialog"
          aria-label={label}
          className={`${styles.panel} ${align === 'end' ? styles.end : ''}`}
        >
          {children}
        </div>
      )}
    </div>
  );
};
