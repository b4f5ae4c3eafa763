import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { arrowUp, circle } from '@abrufbar/web/ui/icons/amounts.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { hasTarget, isOver, withUnit, type Amount } from '#amounts/amount.ts';
import styles from './amount-legend.module.css';

const t = reader(amountsTexts);

const ROWS = [
  { of: 'over', quantity: 'over_delivered_quantity', icon: arrowUp },
  { of: 'delivered', quantity: 'delivered_quantity', icon: circleCheck },
  { of: 'incoming', quantity: 'incoming_quantity', icon: truck },
  { of: 'remaining', quantity: 'remaining_quantity', icon: circle },
] as const;

/** Legend beside the ring: icon, word and value of each colour. */
export const AmountLegend = ({ amount }: { amount: Amount }) => (
  <dl className={styles.legend}>
    {ROWS.filter(({ of }) => of !== 'over' || isOver(amount)).map(({ of, quantity, icon }) => (
      <div key={of} className={styles.row}>
        <Icon icon={icon} size={20} className={`${styles.icon} ${styles[of]}`} />
        <dt>{t(`amount.${of}`)}</dt>
        <dd>
          {of === 'remaining' && !hasTarget(amount)
            ? orDash(null) // nothing was agreed that could remain
            : withUnit(amount[quantity], amount.quantity_unit)}
        </dd>
      </div>
    ))}
  </dl>
);
