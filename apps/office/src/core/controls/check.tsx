import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { minus } from '@abrufbar/web/ui/icons/call-off.ts';
import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import styles from './check.module.css';

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
};

/** A bare check box of 18 px with a target of 24; needs a name when used alone. */
export const Check = ({ mixed = false, ...input }: CheckProps) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <span className={styles.box}>
      <input type="checkbox" {...input} ref={ref} className={styles.input} />
      <Icon icon={mixed ? minus : check} size={16} className={styles.mark} />
    </span>
  );
};

/** A check box with its words; both are the target. */
export const CheckLine = ({ children, ...input }: CheckProps) => (
  <label className={styles.line}>
    <Check {...input} />
    <span>{children}</span>
  </label>
);
