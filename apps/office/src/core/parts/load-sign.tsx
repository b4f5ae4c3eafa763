import styles from './load-sign.module.css';

type LoadSignProps = { kind: 'confirmed' | 'open' | 'over' | 'limit'; children: string };

/** Part of a legend of loads. */
export const LoadSign = ({ kind, children }: LoadSignProps) => (
  <span className={styles.sign}>
    <span aria-hidden="true" className={`${styles.swatch} ${styles[`${kind}Swatch`]}`} />
    {children}
  </span>
);
