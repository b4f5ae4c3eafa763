import * as contract from '@abrufbar/contract/deliveries/office.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { readDetail } from '#deliveries/office/detail.ts';
import { listOfficeDeliveries, sumOfficeDeliveries } from '#deliveries/office/list-store.ts';
import type { OfficeDeliveryFilters } from '#deliveries/office/reach-store.ts';
import { presentRow } from '#deliveries/office/present.ts';

const ROWS = PAGE_SIZE.largest;
/** Today and the six days before. */
const WEEK_BEHIND_DAYS = 6;

type ListInput = InputOf<typeof contract.officeList>;

/** A view sets a first day of its own; a later one of the filter holds. */
const firstDay = ({ view, from }: Pick<ListInput, 'view' | 'from'>, today: string) => {
  const ofView =
    view === 'week' ? addDays(today, -WEEK_BEHIND_DAYS) : view === 'today' ? today : null;
  if (ofView === null || from === null) return ofView ?? from;
  return from > ofView ? from : ofView;
};

const filtersOf = (input: ListInput, today: string): OfficeDeliveryFilters => ({
  isUnconfirmed: input.view === 'unconfirmed',
  isCorrected: input.view === 'corrected',
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

/** Rows that a list with these filters looks at. */
const reachOf = ({ materials, text }: OfficeDeliveryFilters): number =>
  materials === null && text === null ? contract.MAX_DELIVERY_ROWS : contract.MAX_SEARCHED_ROWS;

/** Whether there are more than the list looks at. */
const isCut = async (
  { db, suppliers }: StaffContext,
  filters: OfficeDeliveryFilters,
  total: number,
): Promise<boolean> => {
  const most = reachOf(filters);
  if (filters.materials === null || total >= most) return total >= most;
  const others = { ...filters, materials: null };
  const [looked] = await sumOfficeDeliveries(db, suppliers, others, false, most);
  return (looked?.count ?? 0) >= most;
};

export const officeList = handle(contract.officeList, async (context, input) => {
  const { db, suppliers, today } = context;
  const { page } = input;
  const filters = filtersOf(input, today);
  const most = reachOf(filters);
  const order = { sort: input.sort ?? 'weighed', isDescending: input.direction === 'desc' };
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const rows = await listOfficeDeliveries(db, suppliers, filters, order, window, most);
  const isByDay = order.sort === 'weighed' && page === 1;
  const [sum, ...days] = await sumOfficeDeliveries(db, suppliers, filters, isByDay, most);
  const total = sum?.count ?? 0;
  return {
    items: rows.map(presentRow),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
    sum: {
      count: total,
      quantity: Number(sum?.quantity ?? 0),
      among: (await isCut(context, filters, total)) ? most : null,
    },
    days: days.flatMap(({ day, count, quantity }) =>
      day === null ? [] : [{ day, count, quantity: Number(quantity) }],
    ),
  };
});

const NOT_NARROWED = {
  isUnconfirmed: false,
  isCorrected: false,
  plants: null,
  materials: null,
  customers: null,
  contract: null,
  from: null,
  until: null,
  text: null,
} as const;

export const officeCounts = handle(contract.officeCounts, async ({ db, suppliers, today }) => {
  const count = async (filters: Partial<OfficeDeliveryFilters>) => {
    const narrowed = { ...NOT_NARROWED, ...filters };
    const [sum] = await sumOfficeDeliveries(db, suppliers, narrowed, false, reachOf(narrowed));
    return sum?.count ?? 0;
  };
  return {
    today: await count({ from: today }),
    unconfirmed: await count({ isUnconfirmed: true }),
    week: await count({ from: addDays(today, -WEEK_BEHIND_DAYS) }),
    corrected: await count({ isCorrected: true }),
  };
});

export const officeDetail = handle(contract.officeDetail, (context, { id }) =>
  readDetail(context, id),
);
