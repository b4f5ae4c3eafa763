import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { memo } from 'react';
import { AmountDonut } from '#amounts/amount-donut.tsx';
import { AmountLegend } from '#amounts/amount-legend.tsx';
import type { Amount } from '#amounts/amount.ts';
import { MaterialHead } from '#materials/material-head.tsx';
import styles from './amount-card.module.css';

type AmountCardProps = {
  readonly amount: Amount;
  /** Page and day of the amount. */
  readonly of: string;
  readonly level: 2 | 3;
};

/** Agreed, delivered, incoming and remaining quantity of one material. */
export const AmountCard = memo(({ amount, of, level }: AmountCardProps) => (
  <Card>
    <CardPart layout="stack">
      <MaterialHead
        material={amount}
        group={amount.app_hierarchy}
        after={amount.factory_name}
        level={level}
      />
      <div className={styles.body}>
        <AmountDonut amount={amount} name={`${of} ${amount.id}`} size={128} />
        <AmountLegend amount={amount} />
      </div>
    </CardPart>
  </Card>
));
