import { hasTarget, isOver, type Amount } from '#amounts/amount.ts';

export type Share = {
  readonly part: 'delivered' | 'incoming' | 'over';
  /** Percent of the bar. */
  readonly from: number;
  readonly percent: number;
};

const WHOLE_PERCENT = 100;
/** Of the narrowest bar that is still 2 px. */
const MIN_PERCENT = 1;

/**
 * Parts of a bar as long as the target, or as all that came where that is more or nothing was called off. Deliveries
 * above the target are a part of their own (AMT-07).
 */
export const sharesOf = (amount: Amount): readonly Share[] => {
  const over = isOver(amount) ? amount.over_delivered_quantity_raw : 0;
  const parts = [
    ['delivered', amount.delivered_quantity_raw - over],
    ['over', over],
    ['incoming', amount.incoming_quantity_raw],
  ] as const;
  const sum = parts.reduce((total, [, quantity]) => total + quantity, 0);
  const whole = hasTarget(amount) ? Math.max(amount.target_quantity_raw, sum) : sum;
  let from = 0;
  return parts
    .filter(([, quantity]) => quantity > 0)
    .map(([part, quantity]) => {
      const percent = Math.max(MIN_PERCENT, (WHOLE_PERCENT * quantity) / whole);
      const share = { part, from, percent };
      from += percent;
      return share;
    });
};
