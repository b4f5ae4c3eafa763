import { layDayLine, type LineLoad, type LineStage } from '@abrufbar/domain/deliveries/day-line.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { standsAt } from '@abrufbar/domain/deliveries/line-days.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { hasTarget, withUnit } from '#amounts/amount.ts';
import type { DayAmount } from '#amounts/day-amounts.ts';
import { useReading } from '#deliveries/arrival/use-arrival.ts';
import type { ContractDay, DayAnswer, DayDelivery } from '#deliveries/today/day-query.ts';
import { type Load, useLoads } from '#deliveries/today/loads.ts';
import { arrivesAt, orderOf } from '#deliveries/today/warnings.ts';
import { materialName } from '#materials/material-name.ts';

const t = reader(dayLineTexts);

export type ShownLoad = LineLoad & { readonly delivery: DayDelivery };

/** Key of a row. */
export const rowOf = (number: string, unit: string): string => `${number} ${unit}`;

type Stages = ReturnType<typeof useLoads>;

/** One whose confirmation waits on this phone is not confirmed yet (D-62). */
const stageOf = (id: string, { onTheWay, confirmed }: Stages): LineStage => {
  const isIn = (loads: readonly Load[]) => loads.some(({ delivery }) => delivery.id === id);
  if (isIn(confirmed)) return 'confirmed';
  return isIn(onTheWay) ? 'on_the_way' : 'arrived';
};

const lineLoadOf = (delivery: DayDelivery, stages: Stages): ShownLoad[] => {
  const [first] = delivery.materials;
  if (!first) return [];
  const weighedAt = berlinInstant(delivery.weighing_date, delivery.weighing_time);
  const at = arrivesAt(delivery);
  return [
    {
      id: delivery.id,
      row: rowOf(first.number, first.quantity_unit),
      weighedAt,
      at: standsAt(weighedAt, at && { at, isConfirmed: isConfirmed(delivery.status) }),
      stage: stageOf(delivery.id, stages),
      delivery,
    },
  ];
};

/** A day as far as it is on one site. */
export const ofContract = (day: DayAnswer, id: string): DayAnswer => {
  const isOf = (one: { readonly contract_id: string }) => one.contract_id === id;
  return {
    ...day,
    sites: day.sites.filter(isOf),
    deliveries: day.deliveries.filter(isOf),
    amounts: day.amounts.filter(isOf),
    call_offs: day.call_offs.filter(isOf),
  };
};

/** The line of a day of a contract, with the time only where it is today; and its loads on the way. */
export const useDayLine = (day: ContractDay, isToday: boolean) => {
  const reading = useReading();
  const now = isToday ? reading.now : null;
  const stages = useLoads(day.deliveries);
  const loads = day.deliveries.flatMap((delivery) => lineLoadOf(delivery, stages));
  const orders = day.call_offs.map(orderOf).map(({ materialNumber, unit, ...order }) => ({
    ...order,
    row: rowOf(materialNumber, unit),
  }));
  const line = layDayLine({ date: day.date, loads, orders }, now);
  return { line, now, onTheWay: stages.onTheWay };
};

/** `AC 22 T S ·` and `419,34 von 620,00 t`: the weighed of the called-off quantity; a dot ends the line before it. */
export const rowWords = (day: ContractDay, key: string): readonly string[] => {
  const isOf = (number: string, unit: string) => rowOf(number, unit) === key;
  const amount = day.amounts.find((one) => isOf(one.material_number, one.quantity_unit));
  if (amount) {
    const material = materialName(amount.material_designation);
    return [t('dayline.row_material', { material }), amountWords(amount)];
  }
  const order = day.call_offs.find((one) => isOf(one.material_number, one.quantity_unit));
  const materials = day.deliveries.flatMap((one) => one.materials);
  const load = materials.find((one) => isOf(one.number, one.quantity_unit));
  return [materialName(order?.material_name ?? load?.name ?? '')];
};

const amountWords = (amount: DayAmount): string => {
  const { delivered_quantity_raw, incoming_quantity_raw, quantity_unit } = amount;
  const verwogen = formatQuantity(delivered_quantity_raw + incoming_quantity_raw);
  return hasTarget(amount)
    ? t('dayline.row_amount', { verwogen, soll: withUnit(amount.target_quantity, quantity_unit) })
    : withUnit(verwogen, quantity_unit);
};
