import { useId, type ReactNode } from 'react';
import { describe, FieldFrame, type FieldNotes } from '#ui/field-frame.tsx';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons/basic.ts';
import styles from './select-field.module.css';

type SelectFieldProps = FieldNotes & {
  label: string;
  /** Drawn in place of the label, which then only names the field. */
  head?: ReactNode;
  value: string;
  icon?: IconPath;
  disabled?: boolean;
  /** Whether the sheet is open. */
  expanded?: boolean;
  onClick: () => void;
};

/** A field whose value is chosen in a sheet: list entry, date, time. */
export const SelectField = ({
  label,
  head,
  value,
  icon = chevronDown,
  disabled = false,
  expanded,
  onClick,
  ...notes
}: SelectFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={head ?? label} {...notes}>
      <button
        type="button"
        id={id}
        className={`tap ${styles.button}`}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        aria-label={`${label}, ${value}`}
        aria-describedby={describe(id, notes)['aria-describedby']}
        onClick={onClick}
      >
        <span className={styles.value}>{value}</span>
        <Icon icon={icon} />
      </button>
    </FieldFrame>
  );
};
