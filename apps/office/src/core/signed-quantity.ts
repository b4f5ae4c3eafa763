import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';

/** A quantity that may be below zero, with the minus of mathematics: `−12,50` (docs/design.md section 14.1). */
export const signedQuantity = (quantity: string | number): string =>
  formatQuantity(quantity).replace('-', '\u2212');
