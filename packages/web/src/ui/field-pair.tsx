import { useId, type ReactNode } from 'react';
import frame from './field-frame.module.css';
import styles from './field-pair.module.css';

type FieldPairProps = {
  label: string;
  hint?: ReactNode;
  /** The first field is as wide as a few letters, the second takes the rest. */
  narrow?: boolean;
  /** Two fields, the first one wider; their own labels are for screen readers. */
  children: ReactNode;
};

/** Date and time side by side under one label; their notes stand below both. */
export const FieldPair = ({ label, hint, narrow = false, children }: FieldPairProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={frame.field}>
      <p id={id} className={frame.label}>
        {label}
      </p>
      <div className={`${styles.pair} ${narrow ? styles.narrow : ''}`}>{children}</div>
      {hint && <p className={frame.note}>{hint}</p>}
    </div>
  );
};

/** In place of a field whose value follows from another one. */
export const FixedValue = ({ children }: { children: ReactNode }) => (
  <p className={styles.fixed}>{children}</p>
);
