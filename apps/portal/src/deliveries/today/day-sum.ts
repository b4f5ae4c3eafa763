import { sumShown } from '@abrufbar/domain/values/quantities.ts';
import { withUnit } from '#amounts/amount.ts';

type Loaded = {
  readonly materials: readonly { readonly quantity: string; readonly quantity_unit: string }[];
};

/** `266,10 t · 7,50 m³`: what several loads carry, each unit by itself. */
export const sumOf = (deliveries: readonly Loaded[]): string => {
  const carried = deliveries.flatMap(({ materials }) => materials);
  const shown = carried.map(({ quantity, quantity_unit: unit }) => ({ quantity, unit }));
  return sumShown(shown)
    .map(({ quantity, unit }) => withUnit(quantity, unit))
    .join(' · ');
};
