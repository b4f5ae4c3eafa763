import type { ValueOf } from '#xml/shapes.ts';
import { type Decimal, decimalText, parseDecimal, rounded, shifted, ZERO } from '#xml/decimal.ts';
import type { Note } from '#xml/note.ts';
import type { quantity } from '#xml/values.ts';

/** Units of UN/ECE recommendation 20 as a foreman reads them; kilograms are thousandths of a tonne. */
const UNITS: ReadonlyMap<string, { readonly unit: string; readonly shift?: number }> = new Map([
  ['TNE', { unit: 't' }],
  ['KGM', { unit: 't', shift: 3 }],
  ['MTQ', { unit: 'm³' }],
  ['H87', { unit: 'St.' }],
  ['EA', { unit: 'St.' }],
  ['C62', { unit: 'St.' }],
]);
const READ_UNITS = new Set([...UNITS.values()].map(({ unit }) => unit));

/** Characters of a unit that is kept as it stands; a code of UN/ECE has three. */
const MAX_UNIT_CHARACTERS = 10;
/** Above eleven digits before the point no column holds a quantity. */
const TOO_BIG = 10n ** 14n;

type Quantity = ValueOf<typeof quantity>;

export type Measured = {
  /** In the unit below, with every digit of the document. */
  readonly exact: Decimal;
  /** Exact decimal with three digits after the point. */
  readonly kept: string;
  readonly unit: string;
  /** Whether the unit is one that amounts are counted in. */
  readonly isCounted: boolean;
  readonly notes: readonly Note[];
};

/** A quantity in the unit a foreman reads, to the thousandth, or why there is none. */
export const measuredOf = (
  stated: Quantity | null,
  field: string,
): Measured | 'required' | 'unit' | 'negative' | 'too_big' => {
  if (stated === null) return 'required';
  const { value, unit: code } = stated;
  if (code === null || [...code].length > MAX_UNIT_CHARACTERS) return 'unit';
  const { unit, shift = 0 } = UNITS.get(code) ?? { unit: code };
  const read = parseDecimal(value);
  if (read === null) return 'required'; // the shapes refused everything that is no decimal
  if (read.units < 0n) return 'negative';
  const exact = shifted(read, shift);
  const { units, isExact } = rounded(exact, 3);
  if (units >= TOO_BIG) return 'too_big';
  const kept = decimalText(units, 3);
  const said = { stated: `${value} ${code}`, kept: `${kept} ${unit}` };
  const notes: Note[] = isExact ? [] : [{ field, code: 'rounded', ...said }];
  return { exact, kept, unit, isCounted: READ_UNITS.has(unit), notes };
};

/** A quantity as it is billed, to the thousandth; below zero where something is taken back. Null without a unit. */
export const billedQuantity = ({
  value,
  unit: code,
}: Quantity): { readonly quantity: string; readonly unit: string } | null => {
  if (code === null || [...code].length > MAX_UNIT_CHARACTERS) return null;
  const { unit, shift = 0 } = UNITS.get(code) ?? { unit: code };
  const { units } = rounded(shifted(parseDecimal(value) ?? ZERO, shift), 3);
  return units >= TOO_BIG || units <= -TOO_BIG ? null : { quantity: decimalText(units, 3), unit };
};

/** A quantity of ours with the code of its unit; a unit that was kept as it stood is its own code. */
export const quantityOf = (value: string, unit: string): Quantity => {
  const code = [...UNITS].find(([, known]) => known.unit === unit)?.[0];
  return { value, unit: code ?? unit };
};
