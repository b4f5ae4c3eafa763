import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './radio-option.module.css';

type RadioOptionProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'title' | 'className'
> & {
  /** Picture or icon before the text. */
  lead?: ReactNode;
  title: ReactNode;
  hint?: string | undefined;
};

/** One of few choices, as a tile; give all of a group the same `name`. */
export const RadioOption = ({ lead, title, hint, ...input }: RadioOptionProps) => (
  <label className={styles.option}>
    <input type="radio" {...input} className={styles.input} />
    {lead}
    <span className={styles.words}>
      <span className="strong">{title}</span>
      {hint && <span className="caption">{hint}</span>}
    </span>
  </label>
);
