import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { check } from '#ui/icons/basic.ts';
import styles from './toggle.module.css';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'>;

/** The bare switch; whoever uses it alone names it. */
export const Switch = (input: SwitchProps) => (
  <span className={styles.track}>
    <input type="checkbox" role="switch" {...input} className={styles.input} />
    <span className={styles.knob}>
      <Icon icon={check} size={17} className={styles.check} />
    </span>
  </span>
);

type ToggleProps = SwitchProps & { label: string; hint?: string; icon?: ReactNode };

/** On or off at once; the whole row is the target. */
export const Toggle = ({ label, hint, icon, ...input }: ToggleProps) => {
  const id = useId();
  return (
    <label className={styles.row}>
      {icon}
      <span className={styles.words}>
        <span id={`${id}-label`} className="strong">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="caption ink-3">
            {hint}
          </span>
        )}
      </span>
      <Switch
        {...input}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </label>
  );
};
