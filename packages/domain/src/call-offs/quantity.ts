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
