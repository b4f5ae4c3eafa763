import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';

type Counted = { readonly quantity: number; readonly quantity_unit: string };

/** The one unit of some rows; null where they have several or there are none. */
const unitOf = (rows: readonly Counted[]): string | null => {
  const [unit, ...more] = new Set(rows.map(({ quantity_unit }) => quantity_unit));
  return unit === undefined || more.length > 0 ? null : unit;
};

/**
 * Sum below call-offs, with its unit. The server adds up tonnes alone: another unit is added up here, where all rows
 * are on show; null where no single number is right.
 */
export const shownSum = (
  rows: readonly Counted[],
  sum: { readonly count: number; readonly quantity: number },
): string | null => {
  const unit = unitOf(rows);
  if (unit === 't' || rows.length === 0) return `${formatQuantity(sum.quantity)}\u00A0t`;
  return rows.length < sum.count ? null : shownSumOf(rows, ({ quantity }) => quantity);
};

/** Sum of another number of the same rows, in their unit; null where they have several. */
export const shownSumOf = <Row extends Counted>(
  rows: readonly Row[],
  of: (row: Row) => number,
): string | null => {
  const unit = unitOf(rows);
  if (unit === null) return null;
  return `${formatQuantity(rows.reduce((all, row) => all + of(row), 0))}\u00A0${unit}`;
};
