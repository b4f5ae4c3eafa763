import styles from './word-mark.module.css';

/** Name of the product, its last three letters underlined. */
export const WordMark = () => (
  <span className={styles.word}>
    abruf<span className={styles.bar}>bar</span>
  </span>
);
