import { useId, type InputHTMLAttributes } from 'react';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { check } from '#ui/icons/basic.ts';
import styles from './toggle.module.css';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'>;

/** The bare switch; needs a name when used alone. */
export const Switch = (input: SwitchProps) => (
  <span className={styles.track}>
    <input type="checkbox" role="switch" {...input} className={styles.input} />
    <span className={styles.knob}>
      <Icon icon={check} size={17} className={styles.check} />
    </span>
  </span>
);

type ToggleProps = SwitchProps & {
  label: string;
  hint?: string;
  icon?: IconPath;
  /** Number of switches by the user: each one animates and highlights the icon. */
  changes?: number;
};

/** On or off at once; the whole row is the target. */
export const Toggle = ({ label, hint, icon, changes = 0, ...input }: ToggleProps) => {
  const id = useId();
  return (
    <label className={styles.row}>
      {icon && (
        <span key={changes} className={changes > 0 ? styles.changed : undefined}>
          <Icon icon={icon} />
        </span>
      )}
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
        aria-describedby={
          [hint && `${id}-hint`, input['aria-describedby']].filter(Boolean).join(' ') || undefined
        }
      />
    </label>
  );
};
