import { reports } from '@abrufbar/contract/staff/reports.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { REPORT_STEPS } from '@abrufbar/domain/staff/reports.ts';
import { query } from '@abrufbar/web/data.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hrefOfScreen } from '#core/navigation/paths.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';

export type Report = OutputOf<typeof reports>;

const LISTS = ['plant', 'material', 'customer'] as const;
type List = (typeof LISTS)[number];

/** Filters and figures of the reports; all filters stand in the address (OFF-33). */
export const useReport = () => {
  const search = useSearch();
  const listOf = (name: List) => search.get(name)?.split(',').filter(Boolean) ?? [];
  const step = REPORT_STEPS.find((one) => one === search.get('step')) ?? 'day';
  const given = (name: List) => (listOf(name).length > 0 ? listOf(name) : null);
  const filters = {
    from: search.get('from'),
    until: search.get('until'),
    step,
    plant: given('plant'),
    material: given('material'),
    customer: given('customer'),
  };
  const found = useQuery({
    ...query(reports, filters),
    placeholderData: keepPreviousData,
  });
  /** The address with other filters; null removes one. */
  const hrefWith = (values: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(values)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    const path = hrefOfScreen('reports');
    return next.size === 0 ? path : `${path}?${next}`;
  };
  return {
    found,
    filters,
    step,
    plants: listOf('plant'),
    /** The group by which hints are counted. */
    checksBy: search.get('checks'),
    isTable: search.get('show') === 'table',
    isFiltered: ['from', 'until', ...LISTS].some((name) => search.has(name)),
    isPeriodSet: search.has('from') || search.has('until'),
    set: replaceSearch,
    hrefWith,
    /** Only this value, or no longer if it is the one already. */
    hrefOf: (name: List, key: string): string => {
      const isOnly = listOf(name).length === 1 && listOf(name)[0] === key;
      return hrefWith({ [name]: isOnly ? null : key });
    },
    isChosen: (name: List, key: string): boolean => listOf(name).includes(key),
    reset: () =>
      replaceSearch({ from: null, until: null, plant: null, material: null, customer: null }),
  };
};
export type ReportState = ReturnType<typeof useReport>;
