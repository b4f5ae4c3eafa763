import type { InputHTMLAttributes } from 'react';
import styles from './radio-option.module.css';

type RadioOptionProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'title' | 'className'
> & { title: string; hint?: string };

/** One of few choices, as a tile; give all of a group the same `name`. */
export const RadioOption = ({ title, hint, ...input }: RadioOptionProps) => (
  <label className={styles.option}>
    <input type="radio" {...input} className={styles.input} />
    <span className={styles.words}>
      <span className="strong">{title}</span>
      {hint && <span className="caption">{hint}</span>}
    </span>
  </label>
);
