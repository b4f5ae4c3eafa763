import {
  OFFICE_DELIVERY_SORTS,
  OFFICE_DELIVERY_VIEWS,
  type OfficeDelivery,
  officeList,
} from '@abrufbar/contract/deliveries/office.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useMemo } from 'react';
import { useHeldRows } from '#core/table/held-rows.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const CHOICES = ['plant', 'material', 'customer'] as const;
const FILTERS = [...CHOICES, 'from', 'until', 'q'] as const;

type Listed = OfficeDelivery & { readonly received_at: string; readonly pending: null };

/**
 * Ids ascend as tickets come in (uuid v7), while several are weighed within a minute and some come late; nothing about a
 * delivery is pending.
 */
const listedPages = (pages: ReadonlyMap<number, readonly OfficeDelivery[]>) =>
  new Map(
    [...pages].map(([page, rows]) => [
      page,
      rows.map((row): Listed => ({ ...row, received_at: row.id, pending: null })),
    ]),
  );

/** View, filters and rows of the list of deliveries; all of it stands in the address (OFF-33). */
export const useDeliveryList = (isBusy: boolean) => {
  const search = useSearch();
  const state = useTableState({ view: 'today', sort: '-weighed' });
  const view = OFFICE_DELIVERY_VIEWS.find((one) => one === state.view) ?? 'today';
  const sort = OFFICE_DELIVERY_SORTS.find((one) => one === state.sort.by) ?? 'weighed';
  const chosen = (name: (typeof CHOICES)[number]) => {
    const values = state.filter(name);
    return values.length > 0 ? [...values] : null;
  };
  const from = search.get('from');
  const until = search.get('until');
  const term = search.get('q');
  const filters = {
    view,
    plant: chosen('plant'),
    material: chosen('material'),
    customer: chosen('customer'),
    contract: null,
    from,
    until,
    q: term,
    sort,
    direction: state.sort.descending ? 'desc' : 'asc',
  } as const;
  const paged = usePagedRows(officeList, filters);
  const { loaded } = paged;
  const fresh = useMemo(() => loaded && { ...loaded, pages: listedPages(loaded.pages) }, [loaded]);
  const held = useHeldRows<Listed, NonNullable<typeof loaded>['first']>(fresh, isBusy);
  const rows = { ...paged, total: held.shown?.total, rowAt: held.rowAt };
  const days = held.shown?.first.days ?? [];
  return {
    state,
    view,
    filters,
    rows,
    from,
    until,
    term,
    isByDay: sort === 'weighed',
    /** Days in the order of the rows; none when sorted by something else. */
    days: sort === 'weighed' ? (state.sort.descending ? days.toReversed() : days) : [],
    rowOf: held.rowOf,
    sum: loaded?.first.sum,
    /** New deliveries that wait while somebody works in the list (OFF-223). */
    waiting: held.waiting,
    adopt: held.adopt,
    isChanged: held.isChanged,
    isFiltered: FILTERS.some((name) => search.has(name)),
    setTerm: (q: string) => replaceSearch({ q: q === '' ? null : q }),
    setPeriod: (begin: string | null, end: string | null) =>
      replaceSearch({ from: begin, until: end }),
    reset: () => replaceSearch(Object.fromEntries(FILTERS.map((name) => [name, null]))),
  };
};

export type DeliveryList = ReturnType<typeof useDeliveryList>;
