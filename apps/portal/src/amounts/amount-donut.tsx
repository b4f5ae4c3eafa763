import { Donut } from '@abrufbar/web/ui/donut.tsx';
import { useEffect, useState } from 'react';
import {
  centreOf,
  hasTarget,
  isOver,
  partsOf,
  sentenceOf,
  targetOf,
  type Amount,
} from '#amounts/amount.ts';

const seen = new Set<string>();

/** Whether a ring is animated: only when it is first seen, not each time a list mounts it again. */
const useFirstAppearance = (name: string): boolean => {
  const [isFirst] = useState(() => !seen.has(name));
  useEffect(() => void seen.add(name), [name]);
  return isFirst;
};

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
