import { readQuantity as readPlain } from '@abrufbar/domain/values/quantities.ts';

/** `180,5`, without a sign for thousands, so that it can be typed over. */
export const shownQuantity = (quantity: number | null): string =>
  quantity === null ? '' : String(quantity).replace('.', ',');

/** A quantity as people type it, `1.200` or `180,5 m³/h`; null for nothing, not a number for anything else. */
export const readQuantity = (typed: string): number | null => {
  const text = typed.replaceAll(/\s|(?:t|m[³3]|St\.)(?:\/h)?$/g, '');
  return typed.trim() === '' ? null : readPlain(text);
};
