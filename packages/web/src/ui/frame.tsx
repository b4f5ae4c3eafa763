import type { ReactNode } from 'react';
import styles from './frame.module.css';

type FrameProps = {
  /** Side rail of wide screens. */
  rail: ReactNode;
  /** Tab bar of the phone. */
  tabs: ReactNode;
  children: ReactNode;
};

/** Outermost layout: navigation and the page beside or above it. */
export const Frame = ({ rail, tabs, children }: FrameProps) => (
  <div className={styles.frame}>
    {rail}
    <div className={styles.page}>{children}</div>
    {tabs}
  </div>
);
