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

/** By hand, because the first format of `Intl` costs a phone a tenth of a second (decision 0069). */
const german =
  (digits: number) =>
  (quantity: Decimal): string => {
    const [whole = '', fraction = ''] = quantity.replace('-', '').split('.');
    const kept = BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits));
    const rounded = kept + ((fraction[digits] ?? '0') >= '5' ? 1n : 0n);
    const text = String(rounded).padStart(digits + 1, '0');
    const grouped = text.slice(0, text.length - digits).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
    const sign = quantity.startsWith('-') && rounded > 0n ? '-' : ''; // none before a zero that was rounded
    return sign + grouped + (digits > 0 ? `,${text.slice(-digits)}` : '');
  };
const twoDecimals = german(2);
const whole = german(0);

/** `26,40`; above 999 whole with thousands point, so 999.5 becomes `1.000` (D-45). */
export const formatQuantity = (raw: string | number): string => {
  const quantity = exact(raw);
  return (Math.abs(Number(quantity)) > 999 ? whole : twoDecimals)(quantity);
};

/** The number that `1.026,40` shows, as `formatQuantity` writes it. */
export const shownQuantity = (displayed: string): number =>
  Number(displayed.replaceAll('.', '').replace(',', '.'));

/** A quantity as people type it, `12,5`, `12.5` or `1.200,5` with points between thousands; not a number for anything else. */
export const readQuantity = (typed: string): number => {
  const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(typed);
  const plain = (isGrouped ? typed.replaceAll('.', '') : typed).replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Whether it has the three decimals that are stored, or fewer. */
export const isStorable = (quantity: number): boolean =>
  Number.isInteger(Math.round(quantity * 1e6) / 1000);

type Shown = { readonly quantity: string; readonly unit: string };

/** Displayed quantities added exactly, each unit by itself, in the order in which the units come. */
export const sumShown = (quantities: readonly Shown[]): readonly Shown[] => {
  const sums = new Map<string, number>();
  for (const { quantity, unit } of quantities) {
    const thousandths = Math.round(shownQuantity(quantity) * 1000);
    sums.set(unit, (sums.get(unit) ?? 0) + thousandths);
  }
  return [...sums].map(([unit, sum]) => ({ quantity: formatQuantity(sum / 1000), unit }));
};

/** `1.250`: quantity inputs, hourly amounts and counts. */
export const formatWhole = (raw: string | number): string => whole(exact(raw));

/** `−5`: whole numbers that may be below zero, with the minus of mathematics. */
export const formatSigned = (raw: number): string => formatWhole(raw).replace('-', '−');

/** `1.190,00`: amounts of money. */
export const formatMoney = (raw: string | number): string => twoDecimals(exact(raw));

/** Display form of a quantity field: without decimals; an imported fraction keeps them. */
export const formatTyped = (raw: number): string =>
  Number.isInteger(raw) ? formatWhole(raw) : formatQuantity(raw);
