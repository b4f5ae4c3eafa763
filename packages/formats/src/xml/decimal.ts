/** A decimal as XML Schema writes it (`30.000`, `64.`, `.5`, `+26.4`), kept exactly: whole units of 10 to the power of `-digits`. */
export type Decimal = { readonly units: bigint; readonly digits: number };

const DECIMAL = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/** Null for anything that is no decimal of XML Schema. */
export const parseDecimal = (text: string): Decimal | null => {
  const [whole, sign, before = '', after = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return null;
  const units = BigInt(before + after);
  return { units: sign === '-' ? -units : units, digits: after.length };
};

export const ZERO: Decimal = { units: 0n, digits: 0 };

const scaled = ({ units, digits }: Decimal, to: number): bigint =>
  units * 10n ** BigInt(to - digits);

export const sumOf = (values: readonly Decimal[]): Decimal => {
  const digits = Math.max(0, ...values.map((value) => value.digits));
  return { units: values.reduce((sum, value) => sum + scaled(value, digits), 0n), digits };
};

export const minus = (a: Decimal, b: Decimal): Decimal => sumOf([a, { ...b, units: -b.units }]);

export const isSame = (a: Decimal, b: Decimal): boolean => minus(a, b).units === 0n;

/** Moves the point: `by` of 3 makes tonnes of kilograms. */
export const shifted = ({ units, digits }: Decimal, by: number): Decimal => ({
  units,
  digits: digits + by,
});

/** With so many digits after the point, half away from zero; `isExact` where nothing was lost. */
export const rounded = (
  value: Decimal,
  to: number,
): { readonly units: bigint; readonly isExact: boolean } => {
  if (value.digits <= to) return { units: scaled(value, to), isExact: true };
  const by = 10n ** BigInt(value.digits - to);
  const size = value.units < 0n ? -value.units : value.units;
  const units = (size + by / 2n) / by;
  return { units: value.units < 0n ? -units : units, isExact: size % by === 0n };
};

/** `336.90` of 33690 with two digits. */
export const decimalText = (units: bigint, to: number): string => {
  const digits = String(units < 0n ? -units : units).padStart(to + 1, '0');
  const sign = units < 0n ? '-' : '';
  return to === 0 ? sign + digits : `${sign}${digits.slice(0, -to)}.${digits.slice(-to)}`;
};
