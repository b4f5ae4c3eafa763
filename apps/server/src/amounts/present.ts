import type { daily, total } from '@abrufbar/contract/amounts.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { amountsOf } from '@abrufbar/domain/amounts/demand.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import type { AmountRow } from '#amounts/store.ts';
import { categoryLabel } from '#contracts/material-filters.ts';

type Total = OutputOf<typeof total>['items'][number];
type Daily = OutputOf<typeof daily>['items'][number];

const raw = Number; // exact: at most three decimals and far below 2^53 thousandths

/** Amount of a material over all days (ENT-33, ENT-34): every quantity as German text and as number (D-45). */
export const presentTotal = (row: AmountRow): Total => {
  const { target, delivered, incoming, over, remaining } = amountsOf(row);
  const plants = plantsOf(row);
  return {
    id: [row.day, row.material_number, row.quantity_unit].filter(Boolean).join(' '),
    material_designation: row.material_name,
    material_number: row.material_number,
    material_category: row.category,
    factory_name: plants.map(([, name]) => name).join(', '),
    factory_number: plants.map(([number]) => number).join(', '),
    quantity_unit: row.quantity_unit,
    app_hierarchy: categoryLabel(row.category),
    target_quantity: formatQuantity(target),
    target_quantity_raw: raw(target),
    delivered_quantity: formatQuantity(delivered),
    delivered_quantity_raw: raw(delivered),
    incoming_quantity: formatQuantity(incoming),
    incoming_quantity_raw: raw(incoming),
    over_delivered_quantity: formatQuantity(over),
    over_delivered_quantity_raw: raw(over),
    remaining_quantity: formatQuantity(remaining),
    remaining_quantity_raw: raw(remaining),
  };
};

/** The same of one day. */
export const presentDaily = (row: AmountRow & { readonly day: string }): Daily => ({
  ...presentTotal(row),
  date: row.day,
});

/** Plants by number, each once, even if its name has changed. */
const plantsOf = ({ plants }: AmountRow): [number: string, name: string][] => {
  const pairs = plants.flatMap(({ numbers, names }) =>
    numbers.map((number, index): [string, string] => [number, names[index] ?? '']),
  );
  const inOrder = (a: readonly string[], b: readonly string[]) => (a.join() < b.join() ? -1 : 1);
  return [...new Map(pairs.toSorted(inOrder))];
};
