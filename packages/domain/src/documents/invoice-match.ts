import { isCountedUnit } from '#amounts/counted-unit.ts';

/** How an invoice and a delivery note fit together (DOC-54); in the order in which a clerk looks at them. */
export const NOTE_MARKS = [
  'quantity_differs',
  'missing_here',
  'missing_on_invoice',
  'matched',
] as const;
export type NoteMark = (typeof NOTE_MARKS)[number];

/** Quantities are exact decimals with three digits after the point. */
type Measured = { readonly quantity: string; readonly unit: string };
export type BilledLine = Measured & { readonly itemNumber: string | null };
export type DeliveredMaterial = Measured & { readonly number: string };

/**
 * Quantities that are billed for these materials: lines that bear a number of one of them, or where none does all lines
 * in units that are counted. Freight and waiting time stand beside the goods, often in hours.
 */
export const billedOf = (
  lines: readonly BilledLine[],
  materials: readonly DeliveredMaterial[],
): Measured[] => {
  const numbers = new Set(materials.map(({ number }) => number));
  const numbered = lines.filter(({ itemNumber }) => itemNumber !== null && numbers.has(itemNumber));
  return sumsOf(numbered.length > 0 ? numbered : lines.filter(({ unit }) => isCountedUnit(unit)));
};

/** Sums are exact in whole thousandths, of which a unit has so many. */
const SUM_THOUSANDTHS = 1000;

/** Sums by unit, in the order in which the units come. */
export const sumsOf = (quantities: readonly Measured[]): Measured[] => {
  const sums = new Map<string, number>();
  for (const { quantity, unit } of quantities)
    sums.set(unit, (sums.get(unit) ?? 0) + Math.round(Number(quantity) * SUM_THOUSANDTHS));
  return [...sums].map(([unit, sum]) => ({ unit, quantity: (sum / SUM_THOUSANDTHS).toFixed(3) }));
};

const isSame = (some: readonly Measured[], others: readonly Measured[]): boolean =>
  some.length === others.length &&
  some.every(({ quantity, unit }) =>
    others.some((other) => other.unit === unit && other.quantity === quantity),
  );

/**
 * Mark of a delivery note that an invoice names; `materials` are those of its delivery, null where it is not known. An
 * invoice that states no quantity for the note cannot differ, and a credit note takes back what it likes.
 */
export const markOf = (
  lines: readonly BilledLine[],
  materials: readonly DeliveredMaterial[] | null,
  isCreditNote: boolean,
): NoteMark => {
  if (materials === null) return 'missing_here';
  const billed = billedOf(lines, materials);
  if (isCreditNote || billed.length === 0) return 'matched';
  return isSame(billed, sumsOf(materials)) ? 'matched' : 'quantity_differs';
};
