import { audit } from '@abrufbar/contract/staff/audit.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

type Filters = Omit<InputOf<typeof audit>, 'page'>;

const CHOICES = ['person', 'action', 'object'] as const;
/** In the address instead of days: the whole log. */
const ALL_DAYS = 'all';

/** Filters and rows of the log; without days in the address those of today. */
export const useAuditList = (today: string) => {
  const search = useSearch();
  const state = useTableState({ view: '', sort: '-time' });
  const isAllDays = search.get('days') === ALL_DAYS;
  const given = { from: search.get('from'), until: search.get('until') };
  const isToday = !isAllDays && given.from === null && given.until === null;
  const days = isToday ? { from: today, until: today } : given;
  const chosen = (name: (typeof CHOICES)[number]) => {
    const values = state.filter(name);
    return values.length > 0 ? [...values] : null;
  };
  const filters: Filters = {
    person: chosen('person'),
    action: chosen('action'),
    object: chosen('object'),
    ...days,
    q: search.get('q'),
    direction: state.sort.descending ? 'desc' : 'asc',
  };
  const setPeriod = (from: string | null, until: string | null) =>
    replaceSearch({ from, until, days: from === null && until === null ? ALL_DAYS : null });
  return {
    state,
    filters,
    days,
    isToday,
    isOneDay: days.from !== null && days.from === days.until,
    isFiltered: [...CHOICES, 'from', 'until', 'days', 'q'].some((name) => search.has(name)),
    rows: usePagedRows(audit, filters),
    setPeriod,
    setSearch: (q: string) => replaceSearch({ q: q === '' ? null : q }),
    reset: () =>
      replaceSearch({
        person: null,
        action: null,
        object: null,
        from: null,
        until: null,
        days: null,
        q: null,
      }),
  };
};

export type AuditList = ReturnType<typeof useAuditList>;
