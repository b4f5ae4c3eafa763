import {
  OFFICE_DELIVERY_SORTS,
  OFFICE_DELIVERY_VIEWS,
  officeList,
} from '@abrufbar/contract/deliveries/office.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const CHOICES = ['plant', 'material', 'customer'] as const;
const FILTERS = [...CHOICES, 'from', 'until', 'q'] as const;

/** View, filters and rows of the list of deliveries; all of it stands in the address (OFF-33). */
export const useDeliveryList = () => {
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
  const rows = usePagedRows(officeList, filters);
  const first = rows.loaded?.first;
  const days = first?.days ?? [];
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
    sum: first?.sum,
    isFiltered: FILTERS.some((name) => search.has(name)),
    setTerm: (q: string) => replaceSearch({ q: q === '' ? null : q }),
    setPeriod: (begin: string | null, end: string | null) =>
      replaceSearch({ from: begin, until: end }),
    reset: () => replaceSearch(Object.fromEntries(FILTERS.map((name) => [name, null]))),
  };
};

export type DeliveryList = ReturnType<typeof useDeliveryList>;
