import { formatSigned } from '@abrufbar/domain/values/quantities.ts';

/** `−5`, so that it can be typed over; nothing for null. */
export const shownWhole = (value: number | null): string =>
  value === null ? '' : formatSigned(value);

/** A whole number as people type it, `90`, `-5` or `− 5`; null for nothing, not a number for anything else. */
export const readWhole = (typed: string): number | null => {
  const text = typed.replaceAll(/\s/g, '').replace(/^[−–]/, '-');
  if (text === '') return null;
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
};
