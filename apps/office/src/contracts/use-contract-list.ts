import {
  OFFICE_CONTRACT_SORTS,
  OFFICE_CONTRACT_VIEWS,
  officeList,
} from '@abrufbar/contract/contracts/office.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

/** View, filters and rows of the list of contracts; all of it stands in the address (OFF-33). */
export const useContractList = () => {
  const search = useSearch();
  const state = useTableState({ view: 'open', sort: 'name' });
  const view = OFFICE_CONTRACT_VIEWS.find((one) => one === state.view) ?? 'open';
  const customers = state.filter('customer');
  const filters = {
    view,
    customer: customers.length > 0 ? [...customers] : null,
    q: search.get('q'),
    sort: OFFICE_CONTRACT_SORTS.find((one) => one === state.sort.by) ?? 'name',
    direction: state.sort.descending ? 'desc' : 'asc',
  } as const;
  const rows = usePagedRows(officeList, filters);
  return {
    state,
    view,
    filters,
    rows,
    term: search.get('q'),
    isFiltered: search.has('q') || search.has('customer'),
    setTerm: (q: string) => replaceSearch({ q: q === '' ? null : q }),
    reset: () => replaceSearch({ q: null, customer: null }),
  };
};
