import * as contract from '@abrufbar/contract/deliveries/office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { handle } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { readDetail } from '#deliveries/office/detail.ts';
import { amongOf, filtersOf, orderOf, reachOf, weekBegin } from '#deliveries/office/filters.ts';
import { listOfficeDeliveries, sumOfficeDeliveries } from '#deliveries/office/list-store.ts';
import type { OfficeDeliveryFilters } from '#deliveries/office/reach-store.ts';
import { presentRow } from '#deliveries/office/present.ts';

const ROWS = PAGE_SIZE.largest;

export const officeList = handle(contract.officeList, async (context, input) => {
  const { db, suppliers, today, now } = context;
  const { page } = input;
  const filters = filtersOf(input, today);
  const most = reachOf(filters);
  const order = orderOf(input);
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const rows = await listOfficeDeliveries(db, suppliers, filters, order, window, most);
  const isByDay = order.sort === 'weighed' && page === 1;
  const [sum, ...days] = await sumOfficeDeliveries(db, suppliers, filters, isByDay, most);
  const total = sum?.count ?? 0;
  return {
    items: rows.map((row) => presentRow(row, now)),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
    sum: {
      count: total,
      quantity: Number(sum?.quantity ?? 0),
      among: await amongOf(context, filters, total),
    },
    days: days.flatMap(({ day, count, quantity }) =>
      day === null ? [] : [{ day, count, quantity: Number(quantity) }],
    ),
  };
});

const NOT_NARROWED = {
  isUnconfirmed: false,
  isCorrected: false,
  isOdd: false,
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
    week: await count({ from: weekBegin(today) }),
    corrected: await count({ isCorrected: true }),
    checks: await count({ isOdd: true }),
  };
});

export const officeDetail = handle(contract.officeDetail, (context, { id }) =>
  readDetail(context, id),
);
