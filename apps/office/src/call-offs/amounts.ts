import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';

/** Sum of quantities in one unit. */
export type Amount = { readonly quantity: number; readonly unit: string };

type Counted = { readonly quantity: number; readonly quantity_unit: string };

/** Sums of decimals without the rest of binary fractions. */
export const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;

const tonnesFirst = (a: Amount, b: Amount): number =>
  Number(b.unit === 't') - Number(a.unit === 't') || a.unit.localeCompare(b.unit, 'de');

/** Sums of some rows, or of another number of each, by unit. */
export const amountsOf = <Row extends Counted>(
  rows: readonly Row[],
  of: (row: Row) => number = ({ quantity }) => quantity,
): readonly Amount[] =>
  [...Map.groupBy(rows, ({ quantity_unit }) => quantity_unit)]
    .map(([unit, some]) => ({
      unit,
      quantity: rounded(some.reduce((all, row) => all + of(row), 0)),
    }))
    .toSorted(tonnesFirst);

/** Sums without those of some of their rows; a unit of which nothing is left is gone. */
export const withoutAmounts = (
  amounts: readonly Amount[],
  taken: readonly Amount[],
): readonly Amount[] =>
  amounts
    .map(({ unit, quantity }) => {
      const less = taken.find((one) => one.unit === unit)?.quantity ?? 0;
      return { unit, quantity: rounded(quantity - less) };
    })
    .filter(({ quantity }) => quantity !== 0);

/** `120,00 t + 15,50 m³`: each unit by itself, for no single number is right; a line ends before a plus. */
export const amountsText = (amounts: readonly Amount[]): string =>
  (amounts.length > 0 ? amounts : [{ quantity: 0, unit: 't' }])
    .map(({ quantity, unit }) => `${formatQuantity(quantity)}\u00A0${unit}`)
    .join(' +\u00A0');
