import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './checkbox.module.css';
import frame from './field-frame.module.css';
import { Icon } from '#ui/icon.tsx';
import { check, circleX } from '#ui/icons/basic.ts';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  /** Reason why it has to be checked; marks the box. */
  error?: ReactNode;
};

/** A statement to agree to; links inside the text stay links. */
export const Checkbox = ({ children, error, ...input }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            type="checkbox"
            {...input}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
          />
          <Icon icon={check} size={20} className={styles.check} />
        </span>
        {children}
      </label>
      {error && (
        <p id={id} className={`${frame.note} ${frame.errorNote}`}>
          <Icon icon={circleX} size={17} className={frame.noteIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
};
