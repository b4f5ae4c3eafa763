import type { ReactNode } from 'react';
import { KeyLine, type KeyHint } from '#core/keys/key-line.tsx';
import styles from './foot-bar.module.css';

type FootBarProps = {
  /** Count and sum of what is filtered. */
  children?: ReactNode;
  keys: readonly KeyHint[];
};

/** 40 px at the foot of the window; the sum is read out when the filter changes it. */
export const FootBar = ({ children, keys }: FootBarProps) => (
  <footer className={styles.bar}>
    <p className={styles.sum} aria-live="polite">
      {children}
    </p>
    <KeyLine hints={keys} />
  </footer>
);
