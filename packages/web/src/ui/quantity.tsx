import { unitName } from '#unit-name.ts';
import styles from './quantity.module.css';

type QuantityProps = {
  /** Display form, as `formatQuantity` makes it. */
  value: string;
  /** As on the wire: `t`, `m³`. */
  unit?: string;
  size?: 'xl' | 'l' | 'm';
};

/** An amount, the most prominent element of a card; the unit is read out in full. */
export const Quantity = ({ value, unit = 't', size = 'l' }: QuantityProps) => (
  <span className={`${styles.quantity} ${styles[size]}`}>
    {value}
    <span className={styles.unit} aria-hidden="true">
      {`\u00A0${unit}`}
    </span>
    <span className="visually-hidden"> {unitName(unit, value)}</span>
  </span>
);
