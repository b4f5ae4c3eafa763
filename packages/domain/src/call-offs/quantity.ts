/** Maximum quantity of one call-off (D-39). */
export const MAX_QUANTITY_TONNES = 99_999;

/**
 * Whole tonnes from 1 as typed or pasted; null for anything else, which clears the field (VAL-32, VAL-33,
 * VAL-35, T-31). Thousands separators are refused: 1.250 and 1,250 are ambiguous. More than the maximum of
 * one call-off is accepted here, so that a message appears and the input is kept.
 */
export const acceptQuantity = (typed: string): number | null => {
  const digits = typed.trim();
  const quantity = /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
  return quantity >= 1 ? quantity : null;
};

/** More than any quantity that is accepted has, so that an extra digit shows as too large instead of being dropped (D-39). */
const MAX_DIGITS = 6;

/** Content of a quantity field while it is being typed, and why it is not what was typed. */
export type QuantityInput = {
  readonly digits: string;
  /** `fraction`: decimals were dropped; `unreadable`: the text is no quantity in this unit. */
  readonly problem: 'fraction' | 'unreadable' | null;
};

/**
 * The field after its text has become `next`. A decimal sign ends the number, digits after it are dropped
 * until something else is changed: 12,5 never becomes 125 (VAL-32, VAL-33).
 */
export const typeQuantity = (
  before: QuantityInput,
  next: string,
  units: readonly string[],
): QuantityInput => {
  if (/^\d*$/.test(next)) {
    const isFraction =
      before.problem === 'fraction' &&
      next.length > before.digits.length &&
      next.startsWith(before.digits);
    return isFraction || next.length > MAX_DIGITS ? before : { digits: next, problem: null };
  }
  const read = pasteQuantity(before, next, units);
  return read.problem === 'unreadable' ? before : read; // any other character is a blocked key
};

/** The field after a text was pasted: `1.250`, `1 250,00 t`, `25 Tonnen`; what cannot be read leaves it as it was. */
export const pasteQuantity = (
  before: QuantityInput,
  text: string,
  units: readonly string[],
): QuantityInput => {
  const [, whole = '', decimals, unit = ''] =
    /^\s*(\d{1,3}(?:[.\s]\d{3})+|\d*)(?:[.,](\d*))?\s*([^\d\s.,+-]*)\s*$/.exec(text) ?? [];
  const isUnit = ['', ...units].some((one) => one.toLowerCase() === unit.toLowerCase());
  if (!isUnit || (whole === '' && decimals === undefined))
    return { ...before, problem: 'unreadable' };
  return {
    digits: whole.replaceAll(/\D/g, '').slice(0, MAX_DIGITS),
    problem: decimals === undefined || /^0+$/.test(decimals) ? null : 'fraction',
  };
};

/** Whole tonnes per hour from 1 to the quantity (VAL-38, VAL-39); without a quantity only from 1. */
export const acceptHourlyQuantity = (typed: string, quantity: number | null): number | null => {
  const hourlyQuantity = acceptQuantity(typed);
  return hourlyQuantity !== null && hourlyQuantity <= (quantity ?? MAX_QUANTITY_TONNES)
    ? hourlyQuantity
    : null;
};

/** Whether a quantity shows a warning, which never blocks; without a positive limit none does (VAL-37, T-30). */
export const warnsAbove = (quantity: number | null, limit: number | null | undefined): boolean =>
  quantity !== null && typeof limit === 'number' && limit > 0 && quantity > limit;

export const quantityProblem = (
  quantity: number | null,
): 'required' | 'whole_number' | 'too_large' | null => {
  if (quantity === null) return 'required';
  if (!Number.isInteger(quantity) || quantity < 1) return 'whole_number';
  return quantity > MAX_QUANTITY_TONNES ? 'too_large' : null;
};

/** An hourly quantity is optional; a given one satisfies VAL-38 and VAL-39 (T-42). */
export const isHourlyQuantityAllowed = (
  hourlyQuantity: number | null,
  quantity: number | null,
): boolean =>
  hourlyQuantity === null ||
  (Number.isInteger(hourlyQuantity) &&
    hourlyQuantity >= 1 &&
    hourlyQuantity <= (quantity ?? MAX_QUANTITY_TONNES));
