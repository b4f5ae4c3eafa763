import type { DayAmount } from '#amounts/day-amounts.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useDay } from '#deliveries/today/day-query.ts';
import { type Load, useLoads } from '#deliveries/today/loads.ts';

type DayAfter = {
  /** Of the materials of the delivery on its site; none where it does not count for today. */
  readonly amounts: readonly DayAmount[];
  /** Loads that have arrived, first those on the same site. */
  readonly waiting: readonly Load[];
  /** On its way to the same site, otherwise to any. */
  readonly next: Load | undefined;
};

/** The day of the company once a delivery is confirmed (BEY-72). */
export const useDayAfter = (delivery: Details): DayAfter => {
  const { id, contract_id, company_number, weighing_date, materials } = delivery;
  const { data: day } = useDay(company_number);
  const loads = useLoads(day?.deliveries ?? []);
  const isHere = (load: Load) => load.delivery.contract_id === contract_id;
  const waiting = loads.arrived.filter((load) => load.delivery.id !== id);
  // A quantity counts for the day of weighing (D-46).
  const counts = day !== undefined && weighing_date === day.date;
  return {
    amounts: counts
      ? day.amounts.filter(
          (one) =>
            one.contract_id === contract_id &&
            materials.some(
              ({ number, quantity_unit }) =>
                number === one.material_number && quantity_unit === one.quantity_unit,
            ),
        )
      : [],
    waiting: [...waiting.filter(isHere), ...waiting.filter((load) => !isHere(load))],
    next: loads.onTheWay.find(isHere) ?? loads.onTheWay[0],
  };
};
