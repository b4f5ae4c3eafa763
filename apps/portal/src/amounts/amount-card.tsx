import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { memo } from 'react';
import { AmountDonut } from '#amounts/amount-donut.tsx';
import { AmountLegend } from '#amounts/amount-legend.tsx';
import type { Amount } from '#amounts/amount.ts';
import { MaterialHead } from '#materials/material-head.tsx';
import styles from './amount-card.module.css';

type AmountCardProps = {
  readonly amount: Amount;
  /** Page and day the amount is of. */
  readonly of: string;
  readonly level: 2 | 3;
};

/** How much of one material was agreed, has come, is on its way and remains. */
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
