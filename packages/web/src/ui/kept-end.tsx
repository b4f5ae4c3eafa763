import styles from './kept-end.module.css';

/** One line of which the start gives way and the end never: the name of a company and its number (CMP-02). */
export const KeptEnd = ({ start, end }: { start: string; end: string }) => (
  <span className={styles.line}>
    <span className={styles.start}>{start}</span>
    <span className={styles.end}>{end}</span>
  </span>
);
