/**
 * Quantities are exact decimals, as text from the database or as `_raw` numbers with at most three
 * decimals. German display forms round half up, away from zero (D-45, CST-07).
 */

type Decimal = `${number}`;
const isDecimal = (text: string): text is Decimal => /^-?\d+(\.\d+)?$/.test(text);

const exact = (raw: string | number): Decimal => {
  const text = String(raw);
  if (!isDecimal(text)) throw new RangeError(`not a decimal quantity: ${text}`);
  return text;
};

// Created on first use, see calendar.ts.
const german = (digits: number) => {
  let format: Intl.NumberFormat | undefined;
  return (quantity: Decimal): string => {
    format ??= new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative', // no minus before a zero that was rounded
    });
    return format.format(quantity);
  };
};
const twoDecimals = german(2);
const whole = german(0);

/** `26,40`; above 999 whole with thousands point, so 999.5 becomes `1.000` (D-45). */
export const formatQuantity = (raw: string | number): string => {
  const quantity = exact(raw);
  return (Math.abs(Number(quantity)) > 999 ? whole : twoDecimals)(quantity);
};

/** `1.250`: quantity inputs, hourly amounts and counts. */
export const formatWhole = (raw: string | number): string => whole(exact(raw));

/** Display form of a quantity field: without decimals; an imported fraction keeps them. */
export const formatTyped = (raw: number): string =>
  Number.isInteger(raw) ? formatWhole(raw) : formatQuantity(raw);
