import type { InputHTMLAttributes } from 'react';
import styles from './checkbox.module.css';
import { Icon } from '#ui/icon.tsx';
import { check } from '#ui/icons/basic.ts';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

/** A statement to agree to; links inside the text stay links. */
export const Checkbox = ({ children, ...input }: CheckboxProps) => (
  <label className={styles.row}>
    <span className={styles.box}>
      <input type="checkbox" {...input} className={styles.input} />
      <Icon icon={check} size={20} className={styles.check} />
    </span>
    {children}
  </label>
);
