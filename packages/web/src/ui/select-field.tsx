import { useId } from 'react';
import { describe, FieldFrame, type FieldNotes } from '#ui/field-frame.tsx';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons/basic.ts';
import styles from './select-field.module.css';

type SelectFieldProps = FieldNotes & {
  label: string;
  value: string;
  icon?: IconPath;
  disabled?: boolean;
  onClick: () => void;
};

/** A field whose value is chosen in a sheet: list entry, date, time. */
export const SelectField = ({
  label,
  value,
  icon = chevronDown,
  disabled = false,
  onClick,
  ...notes
}: SelectFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} {...notes}>
      <button
        type="button"
        id={id}
        className={`tap ${styles.button}`}
        disabled={disabled}
        aria-haspopup="dialog"
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
