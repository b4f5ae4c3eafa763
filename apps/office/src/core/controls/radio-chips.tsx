import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { useId } from 'react';
import styles from './radio-chips.module.css';

type RadioChipsProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  error: string | undefined;
};

/** One of some values whose words stand side by side, with a label above and a problem below. */
export const RadioChips = <Value extends string>(props: RadioChipsProps<Value>) => {
  const { label, options, value, onChange, error } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
      className={styles.group}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.value === value && <Icon icon={check} size={18} />}
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
