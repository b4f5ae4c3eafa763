import { useId } from 'react';
import { CopyButton } from '#core/parts/copy-button.tsx';
import styles from './secret-once.module.css';

/** A secret that is shown this one time, with a button to copy it. */
export const SecretOnce = ({ label, value }: { label: string; value: string }) => {
  const id = useId();
  return (
    <div className={styles.secret}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <output aria-labelledby={id} className={styles.value}>
        {value}
        <CopyButton text={value} bare />
      </output>
    </div>
  );
};
