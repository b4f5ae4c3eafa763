import { QUANTITY_UNITS } from '#contracts/item-change.ts';

const COUNTED: ReadonlySet<string> = new Set(QUANTITY_UNITS);

/** Whether quantities in this unit are counted; any other is shown as it came and adds up to nothing. */
export const isCountedUnit = (unit: string): boolean => COUNTED.has(unit);
