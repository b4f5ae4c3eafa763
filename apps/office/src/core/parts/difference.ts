import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';

/** Sign of a difference, as it is written in German. */
export const signOf = (difference: number): string => (difference < 0 ? '−' : '+');

/** `+ 1,00` with a no-break space (docs/design.md section 14.1). */
export const difference = (more: number): string =>
  `${signOf(more)}\u00A0${formatQuantity(Math.round(Math.abs(more) * 1000) / 1000)}`;
