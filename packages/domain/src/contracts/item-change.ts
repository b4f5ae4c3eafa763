/** Units in which materials are agreed, loaded and called off. */
export const QUANTITY_UNITS = ['t', 'm³', 'St.'] as const;

/** Quantities of a contract item that staff maintain; null: none, not a number where something else was entered. */
type ItemQuantities = {
  readonly target: number | null;
  /** Quantity of a call-off above which the portal warns; without it what is open (D-39). */
  readonly warnAbove: number | null;
  readonly maxPerCallOff: number | null;
  readonly perDay: number | null;
};

/** Fields of a contract item that staff maintain (OFF-100). */
export type ItemEntry = ItemQuantities & {
  readonly position: string;
  readonly materialNumber: string;
  readonly quantityUnit: string;
  /** Numbers of the plants that deliver, the first one by default. */
  readonly plants: readonly string[];
  readonly incoterms: readonly string[];
  /** The first one is suggested (WIZ-04). */
  readonly truckTypes: readonly string[];
  readonly allowsNight: boolean;
  readonly isCancelled: boolean;
};

export type ItemProblem = {
  readonly field: keyof ItemEntry;
  readonly code: 'required' | 'too_long' | 'choice' | 'target' | 'limit';
};

/** Objects of the supplier of the contract. */
type ItemChoices = Readonly<
  Record<'materials' | 'plants' | 'incoterms' | 'truckTypes', readonly string[]>
>;

const MAX_POSITION_CODE_POINTS = 10;
const MAX_TARGET = 99_999_999;
/** Technical limit of one call-off (D-39). */
const MAX_LIMIT = 99_999;
const QUANTITIES = ['target', 'warnAbove', 'maxPerCallOff', 'perDay'] as const;

const hasThreeDecimals = (quantity: number): boolean =>
  Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-4;

const isQuantity = (quantity: number | null, most: number): boolean =>
  quantity === null || (quantity > 0 && quantity <= most && hasThreeDecimals(quantity));

/** Problems of the quantities of an item; all of them may be left out. */
const checkQuantities = (entry: ItemQuantities): ItemProblem[] =>
  QUANTITIES.flatMap((field): ItemProblem[] => {
    if (field === 'target')
      return isQuantity(entry.target, MAX_TARGET) ? [] : [{ field, code: 'target' }];
    return isQuantity(entry[field], MAX_LIMIT) ? [] : [{ field, code: 'limit' }];
  });

const checkChosen = (
  field: 'plants' | 'incoterms' | 'truckTypes',
  chosen: readonly string[],
  offered: readonly string[],
): ItemProblem[] => {
  if (chosen.length === 0) return [{ field, code: 'required' }];
  return chosen.every((one) => offered.includes(one)) ? [] : [{ field, code: 'choice' }];
};

const checkPosition = (position: string): ItemProblem[] => {
  if (position === '') return [{ field: 'position', code: 'required' }];
  const isTooLong = [...position].length > MAX_POSITION_CODE_POINTS;
  return isTooLong ? [{ field: 'position', code: 'too_long' }] : [];
};

/** Problems of what staff enter about a contract item: it names what the supplier has. */
export const checkItem = (entry: ItemEntry, choices: ItemChoices): ItemProblem[] => [
  ...checkPosition(entry.position),
  ...(choices.materials.includes(entry.materialNumber)
    ? []
    : [{ field: 'materialNumber', code: 'choice' } as const]),
  ...(QUANTITY_UNITS.some((unit) => unit === entry.quantityUnit)
    ? []
    : [{ field: 'quantityUnit', code: 'choice' } as const]),
  ...checkQuantities(entry),
  ...checkChosen('plants', entry.plants, choices.plants),
  ...checkChosen('incoterms', entry.incoterms, choices.incoterms),
  ...checkChosen('truckTypes', entry.truckTypes, choices.truckTypes),
];

/** Whether a target lies below what is delivered and promised; then it needs a reason (OFF-102). */
export const isBelow = (
  target: number | null,
  { delivered, promised }: { readonly delivered: number; readonly promised: number },
): boolean => target !== null && Math.round((target - delivered - promised) * 1000) < 0;
