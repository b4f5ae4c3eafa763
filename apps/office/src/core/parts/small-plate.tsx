import styles from './small-plate.module.css';

/** A number plate of 24 px, for rows and search results. */
export const SmallPlate = ({ plate }: { plate: string }) => (
  <span className={styles.plate}>
    <span className={styles.country} aria-hidden="true">
      D
    </span>
    <span className={styles.text}>{plate}</span>
  </span>
);
