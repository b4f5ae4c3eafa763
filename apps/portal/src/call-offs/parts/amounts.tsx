import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';
import styles from './amounts.module.css';

const t = reader(callOffsTexts);

/** Target, delivered and open quantity of the call-off (CHG-04). */
export const CallOffAmounts = ({ callOff }: { callOff: CallOffDetail }) => {
  const unit = callOff.quantity_unit;
  return (
    <dl className={styles.amounts}>
      <Amount label={t('calloff.target')} value={callOff.target_quantity_display} unit={unit} />
      <Amount
        label={t('calloff.delivered')}
        value={callOff.delivered_quantity_display}
        unit={unit}
      />
      <Amount label={t('calloff.open')} value={callOff.remaining_quantity_display} unit={unit} />
    </dl>
  );
};

type AmountProps = { readonly label: string; readonly value: string; readonly unit: string };

const Amount = ({ label, value, unit }: AmountProps) => (
  <div className={styles.amount}>
    <dt className="caption ink-3">{label}</dt>
    <dd className={styles.value}>
      <Quantity size="m" value={value} unit={unit} />
    </dd>
  </div>
);
