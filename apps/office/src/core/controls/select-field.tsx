import { describe, FieldFrame, type FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { chevronDown } from '@abrufbar/web/ui/icons/basic.ts';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './text-field.module.css';

type Option = { readonly value: string; readonly label: string };

type SelectFieldProps = FieldNotes & {
  ref?: Ref<HTMLSelectElement>;
  label: ReactNode;
  options: readonly Option[];
  /** '' while nothing is chosen. */
  value: string;
  /** Words of the empty choice; without them something is always chosen. */
  empty?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
};

/** One of several values, with its label above and its problem below. */
export const SelectField = ({
  ref,
  label,
  options,
  value,
  empty,
  disabled,
  onChange,
  ...notes
}: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldFrame id={id} label={label} {...notes}>
        <select
          ref={ref}
          id={id}
          value={value}
          disabled={disabled}
          className={`${styles.input} ${styles.select}`}
          {...describe(id, notes)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={chevronDown} size={18} className={styles.arrow} />
      </FieldFrame>
    </div>
  );
};
