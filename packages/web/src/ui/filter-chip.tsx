import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './filter-chip.module.css';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { check, x } from '#ui/icons/basic.ts';

type FilterChipProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  type?: 'checkbox' | 'radio';
  icon?: IconPath;
};

/** A choice in a row of choices; a native input, so forms and keys work as everywhere. */
export const FilterChip = ({ type = 'checkbox', icon, children, ...rest }: FilterChipProps) => (
  <label className={`tap ${styles.chip}`}>
    <input type={type} {...rest} className={styles.input} />
    <Icon icon={check} size={20} className={styles.check} />
    {icon && <Icon icon={icon} size={20} className={styles.icon} />}
    {children}
  </label>
);

type ChipButtonProps = {
  icon?: IconPath;
  selected?: boolean;
  /** Full accessible name where the visible text is too short. */
  label?: string;
  onClick: () => void;
  children: ReactNode;
};

/** Looks like a filter chip and opens something. */
export const ChipButton = ({ icon, selected, label, onClick, children }: ChipButtonProps) => (
  <button
    type="button"
    className={`tap ${styles.chip} ${selected ? styles.selected : ''}`}
    aria-label={label}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    {selected ? (
      <Icon icon={check} size={20} className={styles.check} />
    ) : (
      icon && <Icon icon={icon} size={20} />
    )}
    {children}
  </button>
);

/** A search term that can be taken away again. */
export const TagChip = ({
  removeLabel,
  onRemove,
  children,
}: {
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={`tap ${styles.chip} ${styles.selected}`}
    aria-label={removeLabel}
    onClick={onRemove}
  >
    {children}
    <Icon icon={x} size={20} />
  </button>
);

/** Chips side by side; the row scrolls sideways, also by keyboard as its chips take the focus. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles.row}>
    {children}
  </div>
);
