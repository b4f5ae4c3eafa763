import { signedQuantity } from '#core/signed-quantity.ts';
import { unitName } from '@abrufbar/web/unit-name.ts';
import styles from './amount.module.css';

/** A quantity in a column of numbers: unit after the number, read out in full. */
export const Amount = ({ value, unit }: { value: number | string; unit: string }) => (
  <span className={styles.amount}>
    <b>{signedQuantity(value)}</b>
    <span aria-hidden="true">{`\u00A0${unit}`}</span>
    <span className="visually-hidden">{` ${unitName(unit)}`}</span>
  </span>
);
