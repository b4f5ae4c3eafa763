import { fromThousandths } from '#imports.ts';

type Weighed = { readonly quantity: string; readonly quantity_unit: string };

/** Whole thousandths of an exact decimal, as the database has it. */
const thousandths = (quantity: string): number => Math.round(Number(quantity) * 1000);

/** Exact sums, one for each unit in the order of their first appearance. */
export const createSums = () => {
  const sums = new Map<string, number>();
  return {
    add: (quantity: string, unit: string): void => {
      sums.set(unit, (sums.get(unit) ?? 0) + thousandths(quantity));
    },
    list: (): { unit: string; quantity: string }[] =>
      [...sums].map(([unit, sum]) => ({ unit, quantity: fromThousandths(sum) })),
  };
};

/** The same of the materials of one delivery. */
export const sumByUnit = (materials: readonly Weighed[]) => {
  const sums = createSums();
  for (const { quantity, quantity_unit } of materials) sums.add(quantity, quantity_unit);
  return sums.list();
};

/** `1.234,560`: papers show a weight as it was weighed, to the kilogram, where screens round (D-45). */
export const formatTonnes = (quantity: string): string => {
  const [whole = '0', fraction = ''] = quantity.split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${fraction.padEnd(3, '0')}`;
};
