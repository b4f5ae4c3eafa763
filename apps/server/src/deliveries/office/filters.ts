import {
  type deliveryFilters,
  MAX_DELIVERY_ROWS,
  MAX_SEARCHED_ROWS,
} from '@abrufbar/contract/deliveries/office.ts';
import { addDays } from '@abrufbar/domain/values/calendar.ts';
import type * as z from 'zod/mini';
import type { StaffContext } from '#core/calls/context.ts';
import { type DeliveryOrder, sumOfficeDeliveries } from '#deliveries/office/list-store.ts';
import type { OfficeDeliveryFilters } from '#deliveries/office/reach-store.ts';

/** Today and the six days before. */
const WEEK_BEHIND_DAYS = 6;
export const weekBegin = (today: string): string => addDays(today, -WEEK_BEHIND_DAYS);

type Wanted = {
  readonly [Name in keyof typeof deliveryFilters]: z.output<(typeof deliveryFilters)[Name]>;
};

/** A view sets a first day of its own; a later one of the filter holds. */
const firstDay = ({ view, from }: Pick<Wanted, 'view' | 'from'>, today: string) => {
  const ofView = view === 'week' ? weekBegin(today) : view === 'today' ? today : null;
  if (ofView === null || from === null) return ofView ?? from;
  return from > ofView ? from : ofView;
};

/** Filters of a request as the store reads them; what is missing does not narrow. */
export const filtersOf = (input: Wanted, today: string): OfficeDeliveryFilters => ({
  isUnconfirmed: input.view === 'unconfirmed',
  isCorrected: input.view === 'corrected',
  isOdd: input.view === 'checks',
  plants: input.plant?.map(plantKeyOf) ?? null,
  materials: input.material,
  customers: input.customer?.map(Number).filter(Number.isSafeInteger) ?? null,
  contract: input.contract,
  from: firstDay(input, today),
  until: input.until,
  text: input.q,
});

/** `12:0310` of the filter: supplier and number of the plant. */
const plantKeyOf = (value: string) => {
  const [supplier = '', ...number] = value.split(':');
  return { supplierId: Number(supplier) || 0, number: number.join(':') };
};

/** Order of a request: by time unless it says otherwise. */
export const orderOf = ({ sort, direction }: Wanted): DeliveryOrder => ({
  sort: sort ?? 'weighed',
  isDescending: direction === 'desc',
});

/** Rows that a list with these filters looks at. */
export const reachOf = ({ materials, text }: OfficeDeliveryFilters): number =>
  materials === null && text === null ? MAX_DELIVERY_ROWS : MAX_SEARCHED_ROWS;

/** How many rows the list looks at where there are more; null where these are all. */
export const amongOf = async (
  { db, suppliers }: StaffContext,
  filters: OfficeDeliveryFilters,
  total: number,
): Promise<number | null> => {
  const most = reachOf(filters);
  if (filters.materials === null || total >= most) return total >= most ? most : null;
  const others = { ...filters, materials: null };
  const [looked] = await sumOfficeDeliveries(db, suppliers, others, false, most);
  return (looked?.count ?? 0) >= most ? most : null;
};
