import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { unitName } from '@abrufbar/web/unit-name.ts';
import { hasTarget, isOver, type Amount } from '#amounts/amount.ts';
import { Swatch } from '#amounts/amount-bar.tsx';
import styles from './bar-legend.module.css';

const t = reader(amountsTexts);

const ROWS = [
  { part: 'delivered', quantity: 'delivered_quantity' },
  { part: 'over', quantity: 'over_delivered_quantity' },
  { part: 'incoming', quantity: 'incoming_quantity' },
  { part: 'remaining', quantity: 'remaining_quantity' },
] as const;

/** Figures of the parts of a bar, beside their patterns. */
export const BarLegend = ({ amount }: { readonly amount: Amount }) => {
  const unit = unitName(amount.quantity_unit);
  return (
    <dl className={styles.legend}>
      {ROWS.filter(
        ({ part }) =>
          (part !== 'over' || isOver(amount)) && (part !== 'remaining' || hasTarget(amount)),
      ).map(({ part, quantity }) => (
        <div key={part}>
          <dt className={styles.word}>
            <Swatch part={part} />
            {t(`amount.${part}`)}
          </dt>
          <dd className="figure-m">
            {amount[quantity]}
            <span className="visually-hidden"> {unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
