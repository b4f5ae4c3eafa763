import { grouped } from '@abrufbar/domain/values/grouped.ts';
import type { today } from '@abrufbar/contract/deliveries/today.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { sumQuantities } from '@abrufbar/domain/amounts/sum.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import type { Amount } from '#amounts/amount.ts';

/** Amount of the day of one material on one site. */
export type DayAmount = OutputOf<typeof today>['amounts'][number];

const listed = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => text.split(', ')))].join(', ');

/** Amounts of one material on several sites as one; of a single site they stay as the server says them. */
const merge = (amounts: readonly [DayAmount, ...DayAmount[]]): Amount => {
  const [first] = amounts;
  if (amounts.length === 1) return first;
  const { target, delivered, incoming, over, remaining } = sumQuantities(
    amounts.map((one) => ({
      target: one.target_quantity_raw,
      delivered: one.delivered_quantity_raw,
      incoming: one.incoming_quantity_raw,
      over: one.over_delivered_quantity_raw,
      remaining: one.remaining_quantity_raw,
    })),
  );
  return {
    ...first,
    factory_name: listed(amounts.map(({ factory_name }) => factory_name)),
    factory_number: listed(amounts.map(({ factory_number }) => factory_number)),
    target_quantity: formatQuantity(target),
    target_quantity_raw: target,
    delivered_quantity: formatQuantity(delivered),
    delivered_quantity_raw: delivered,
    incoming_quantity: formatQuantity(incoming),
    incoming_quantity_raw: incoming,
    over_delivered_quantity: formatQuantity(over),
    over_delivered_quantity_raw: over,
    remaining_quantity: formatQuantity(remaining),
    remaining_quantity_raw: remaining,
  };
};

const hasCome = (amount: Amount): boolean =>
  amount.delivered_quantity_raw + amount.incoming_quantity_raw > 0;

/** One amount a material and unit, those of several sites together; what has come already is first (BEY-51). */
export const dayAmounts = (amounts: readonly DayAmount[]): readonly Amount[] => {
  const byMaterial = grouped(amounts, (one) => `${one.material_number} ${one.quantity_unit}`);
  const all = byMaterial.map(([, same]) => merge(same));
  return [...all.filter(hasCome), ...all.filter((amount) => !hasCome(amount))];
};
