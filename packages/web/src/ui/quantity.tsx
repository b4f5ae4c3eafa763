import { generalTexts } from '@abrufbar/texts/general.ts';
import { reader } from '@abrufbar/texts/text.ts';
import styles from './quantity.module.css';

const t = reader(generalTexts);

type QuantityProps = {
  /** Display form, as `formatQuantity` makes it. */
  value: string;
  size?: 'xl' | 'l' | 'm';
};

/** An amount in tonnes: the loudest thing on a card; the unit is read out in full. */
export const Quantity = ({ value, size = 'l' }: QuantityProps) => (
  <span className={`${styles.quantity} ${styles[size]}`}>
    {value}
    <span className={styles.unit} aria-hidden="true">
      {'\u00A0t'}
    </span>
    <span className="visually-hidden"> {t('unit.t')}</span>
  </span>
);
