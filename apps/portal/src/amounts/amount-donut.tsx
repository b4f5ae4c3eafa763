import { Donut } from '@abrufbar/web/ui/donut.tsx';
import {
  centreOf,
  hasTarget,
  isOver,
  partsOf,
  sentenceOf,
  targetOf,
  type Amount,
} from '#amounts/amount.ts';
import { useFirstAppearance } from '#amounts/animate-once.ts';

type AmountDonutProps = {
  readonly amount: Amount;
  /** Unique among all rings of the app. */
  readonly name: string;
  readonly size: 84 | 96 | 128;
};

/** The ring of one material; the large one has room for the target. */
export const AmountDonut = ({ amount, name, size }: AmountDonutProps) => (
  <Donut
    size={size}
    {...partsOf(amount)}
    label={sentenceOf(amount)}
    centre={centreOf(amount)}
    quantity={!hasTarget(amount)}
    over={isOver(amount)}
    below={size === 128 && targetOf(amount)}
    draws={useFirstAppearance(name)}
  />
);
