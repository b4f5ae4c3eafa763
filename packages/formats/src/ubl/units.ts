import type { ValueOf } from '#xml/shapes.ts';
import type { quantity } from '#xml/values.ts';

/** Units of UN/ECE recommendation 20 as a foreman reads them; kilograms are thousandths of a tonne. */
const UNITS: ReadonlyMap<string, { readonly unit: string; readonly thousandths?: true }> = new Map([
  ['TNE', { unit: 't' }],
  ['KGM', { unit: 't', thousandths: true }],
  ['MTQ', { unit: 'm³' }],
  ['H87', { unit: 'St.' }],
  ['EA', { unit: 'St.' }],
  ['C62', { unit: 'St.' }],
]);

type Quantity = ValueOf<typeof quantity>;

/** Whole thousandths of the unit a foreman reads, or why there are none. */
export const thousandthsOf = (
  textOrNull: Quantity | null,
): { readonly amount: number; readonly unit: string } | 'required' | 'unit' | 'thousandths' => {
  if (textOrNull === null) return 'required';
  const known = UNITS.get(textOrNull.unit ?? '');
  if (!known) return 'unit';
  const [whole = '', fraction = ''] = textOrNull.value.split('.');
  const digits = known.thousandths ? 0 : 3;
  const isExact = /^\d{1,11}$/.test(whole) && /^0*$/.test(fraction.slice(digits));
  if (!isExact) return 'thousandths';
  return {
    amount: Number(whole + fraction.slice(0, digits).padEnd(digits, '0')),
    unit: known.unit,
  };
};

/** A quantity of ours with the code of its unit; none for a unit the standard's list does not have here. */
export const quantityOf = (value: string, unit: string): Quantity => {
  const code = [...UNITS].find(([, known]) => known.unit === unit)?.[0];
  return { value, unit: code ?? null };
};
