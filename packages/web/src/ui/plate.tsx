import { OutlineChip } from '#ui/chip.tsx';
import styles from './plate.module.css';

type PlateProps = {
  plate: string | null;
  size?: 'table' | 'list' | 'large' | 'hero';
  /** Word for a lorry whose plate was not delivered. */
  missing: string;
};

/** More need narrower letters in the column of a table. */
const MAX_CHARACTERS = 9;

/** The lorry's number plate, drawn as one: the link between the screen and the vehicle at the gate. */
export const Plate = ({ plate, size = 'list', missing }: PlateProps) =>
  plate ? (
    <span
      className={`${styles.plate} ${styles[size] ?? ''}`}
      data-long={plate.length > MAX_CHARACTERS || undefined}
    >
      <span className={styles.country} aria-hidden="true">
        D
      </span>
      <span className={styles.text}>{plate}</span>
    </span>
  ) : (
    <OutlineChip>{missing}</OutlineChip>
  );
