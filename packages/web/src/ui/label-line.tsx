import type { ReactNode } from 'react';
import styles from './label-line.module.css';

/** Label above a field with an optional element at its end; text in brackets is quieter. */
export const LabelLine = ({ label, aside }: { label: string; aside?: ReactNode }) => {
  const [words, ...brackets] = label.split(/ (?=\()/);
  return (
    <span className={styles.line}>
      <span>
        {words}
        {brackets.length > 0 && <span className={styles.quiet}> {brackets.join(' ')}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </span>
  );
};
