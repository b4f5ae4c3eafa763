import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { withUnit } from '#amounts/amount.ts';

type Loaded = {
  readonly materials: readonly { readonly quantity: string; readonly quantity_unit: string }[];
};

/** The number that `1.026,40` shows. */
export const numberOf = (displayed: string): number =>
  Number(displayed.replaceAll('.', '').replace(',', '.'));

const thousandthsOf = (displayed: string): number => Math.round(numberOf(displayed) * 1000);

/** `266,10 t · 7,50 m³`: what several loads carry, each unit by itself. */
export const sumOf = (deliveries: readonly Loaded[]): string => {
  const sums = new Map<string, number>();
  for (const { quantity, quantity_unit } of deliveries.flatMap(({ materials }) => materials)) {
    sums.set(quantity_unit, (sums.get(quantity_unit) ?? 0) + thousandthsOf(quantity));
  }
  return [...sums].map(([unit, sum]) => withUnit(formatQuantity(sum / 1000), unit)).join(' · ');
};
