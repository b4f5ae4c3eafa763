import {
  OFFICE_CLAIM_VIEWS,
  type OfficeClaim,
  officeClaims,
} from '@abrufbar/contract/deliveries/office-claims.ts';
import { useMemo } from 'react';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useHeldRows } from '#core/table/held-rows.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const FILTERS = ['customer', 'q'] as const;

/** One that leaves its view was answered or taken over, so it may go while somebody works in the list. */
type Listed = OfficeClaim & { readonly pending: true };

const listedPages = (pages: ReadonlyMap<number, readonly OfficeClaim[]>) =>
  new Map(
    [...pages].map(([page, rows]) => [
      page,
      rows.map((row): Listed => ({ ...row, pending: true })),
    ]),
  );

/** View, filters and rows of the list of claims; all of it stands in the address (OFF-33). */
export const useClaimList = (isBusy: boolean) => {
  const search = useSearch();
  const state = useTableState({ view: 'open', sort: '' });
  const view = OFFICE_CLAIM_VIEWS.find((one) => one === state.view) ?? 'open';
  const customers = state.filter('customer');
  const term = search.get('q');
  const filters = { view, customer: customers.length > 0 ? [...customers] : null, q: term };
  const paged = usePagedRows(officeClaims, filters);
  const { loaded } = paged;
  const fresh = useMemo(() => loaded && { ...loaded, pages: listedPages(loaded.pages) }, [loaded]);
  const held = useHeldRows<Listed, NonNullable<typeof loaded>['first']>(fresh, isBusy);
  return {
    state,
    view,
    term,
    /** As the list and its export ask for them. */
    filters,
    rows: { ...paged, total: held.shown?.total, rowAt: held.rowAt },
    rowOf: held.rowOf,
    total: loaded?.total,
    /** New claims that wait while somebody works in the list (OFF-223). */
    waiting: held.waiting,
    adopt: held.adopt,
    isChanged: held.isChanged,
    isFiltered: FILTERS.some((name) => search.has(name)),
    setTerm: (q: string) => replaceSearch({ q: q === '' ? null : q }),
    reset: () => replaceSearch(Object.fromEntries(FILTERS.map((name) => [name, null]))),
  };
};

export type ClaimList = ReturnType<typeof useClaimList>;
