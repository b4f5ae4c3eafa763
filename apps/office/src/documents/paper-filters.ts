import { replaceSearch, useSearch } from '#core/navigation/router.ts';

const FILTERS = ['from', 'until', 'q'];

/** Period and search of a list of files or invoices, kept in the address (OFF-33). */
export const usePaperFilters = () => {
  const search = useSearch();
  const isFiltered = FILTERS.some((name) => search.has(name));
  return {
    from: search.get('from'),
    until: search.get('until'),
    term: search.get('q'),
    setTerm: (q: string) => replaceSearch({ q: q === '' ? null : q }),
    setPeriod: (from: string | null, until: string | null) => replaceSearch({ from, until }),
    reset: isFiltered
      ? () => replaceSearch(Object.fromEntries(FILTERS.map((name) => [name, null])))
      : undefined,
  };
};
