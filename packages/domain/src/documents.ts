import { fromThousandths } from '#imports.ts';

type Weighed = { readonly quantity: string; readonly quantity_unit: string };

/** Whole thousandths of an exact decimal, as the database has it. */
const thousandths = (quantity: string): number => Math.round(Number(quantity) * 1000);

/** Exact sums of quantities, one for each unit in the order of their first appearance. */
export const sumByUnit = (materials: readonly Weighed[]): { unit: string; quantity: string }[] => {
  const sums = new Map<string, number>();
  for (const { quantity, quantity_unit: unit } of materials)
    sums.set(unit, (sums.get(unit) ?? 0) + thousandths(quantity));
  return [...sums].map(([unit, sum]) => ({ unit, quantity: fromThousandths(sum) }));
};

/** `1.234,560`: papers show a weight as it was weighed, to the kilogram, where screens round (D-45). */
export const formatTonnes = (quantity: string): string => {
  const [whole = '0', fraction = ''] = quantity.split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${fraction.padEnd(3, '0')}`;
};
