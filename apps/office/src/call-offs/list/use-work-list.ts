import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import {
  OFFICE_SORTS,
  OFFICE_VIEWS,
  officeList,
} from '@abrufbar/contract/call-offs/office-list.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { useHeldRows } from '#core/table/held-rows.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import type { RowSource } from '#core/table/row-source.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

type Filters = Omit<InputOf<typeof officeList>, 'page'>;

const FILTERS = ['plant', 'material', 'customer'] as const;

/** View, filters and rows of the work list; everything that narrows stands in the address. */
export const useWorkList = (isBusy: boolean) => {
  const search = useSearch();
  const state = useTableState({ view: 'open', sort: 'time' });
  const view = OFFICE_VIEWS.find((one) => one === state.view) ?? 'open';
  const sort = OFFICE_SORTS.find((one) => one === state.sort.by) ?? 'time';
  const chosen = (name: (typeof FILTERS)[number]) => {
    const values = state.filter(name);
    return values.length > 0 ? [...values] : null;
  };
  const filters: Filters = {
    view,
    plant: chosen('plant'),
    material: chosen('material'),
    customer: chosen('customer'),
    contract: null,
    from: search.get('from'),
    until: search.get('until'),
    q: search.get('q'),
    sort,
    direction: state.sort.descending ? 'desc' : 'asc',
  };
  const isFiltered = [...FILTERS, 'from', 'until', 'q'].some((name) => search.has(name));
  const paged = usePagedRows(officeList, filters);
  const held = useHeldRows<OfficeRow, NonNullable<typeof paged.loaded>['first']>(
    paged.loaded,
    isBusy,
  );
  const rows: RowSource<OfficeRow> = {
    ...paged,
    total: held.shown?.total,
    rowAt: held.rowAt,
  };
  const days = held.shown?.first.days ?? [];
  return {
    state,
    view,
    filters,
    rows,
    /** Delivery days in the order of the rows; none when sorted by something else. */
    days: sort === 'time' ? (state.sort.descending ? days.toReversed() : days) : [],
    loadedRows: held.shown ? [...held.shown.pages.values()].flat().map(latest(held.rowAt)) : [],
    sum: paged.loaded?.first.sum,
    waiting: held.waiting,
    adopt: held.adopt,
    isChanged: held.isChanged,
    isFiltered,
    setSearch: (q: string) => replaceSearch({ q: q === '' ? null : q }),
    setPeriod: (from: string | null, until: string | null) => replaceSearch({ from, until }),
    reset: () =>
      replaceSearch({
        plant: null,
        material: null,
        customer: null,
        from: null,
        until: null,
        q: null,
      }),
  };
};

export type WorkList = ReturnType<typeof useWorkList>;

/** Rows of consecutive pages from the first on have the number of their place. */
const latest =
  (rowAt: (index: number) => OfficeRow | undefined) =>
  (row: OfficeRow, at: number): OfficeRow =>
    rowAt(at)?.id === row.id ? (rowAt(at) ?? row) : row;
