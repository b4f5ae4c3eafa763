import type { ReactNode } from 'react';
import styles from './key-figure.module.css';

type KeyFigureProps = {
  label: string;
  value: string;
  /** Unit and what else belongs to the number. */
  unit: ReactNode;
  /** Compared with what. */
  versus: ReactNode;
};

/** One large figure with its comparison. */
export const KeyFigure = ({ label, value, unit, versus }: KeyFigureProps) => (
  <div className={styles.figure}>
    <p className={styles.label}>{label}</p>
    <p className={styles.value}>
      <b>{value}</b> {unit}
    </p>
    <p className={styles.versus}>{versus}</p>
  </div>
);
