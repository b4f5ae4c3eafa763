import { CALL_OFF_STATUSES, DEFAULT_STATUSES } from '@abrufbar/domain/call-offs/status.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { isFilterChosen, type Filters } from '@abrufbar/domain/values/filters.ts';

/** Past call-offs come first (D-29) and are skipped: large pages, so that one or two of them reach today. */
export const PAGE_SIZE = 100;

/** Default filters of the list (CLL-04, CLL-05). */
export const DEFAULT_FILTERS: Filters = {
  status: DEFAULT_STATUSES,
  material_category: MATERIAL_CATEGORIES,
};

/** Filters that let every status through. */
export const ALL_FILTERS: Filters = { ...DEFAULT_FILTERS, status: CALL_OFF_STATUSES };

/** The chosen filters; the default ones until the user has chosen any. */
export const chosenOr = (filters: Filters): Filters =>
  isFilterChosen(filters) ? filters : DEFAULT_FILTERS;

/** The two fields of the call in the order of the filter; always sent, so no default of the server applies. */
export const filterFields = (filters: Filters) => ({
  status: CALL_OFF_STATUSES.filter((one) => filters['status']?.includes(one)),
  material_category: MATERIAL_CATEGORIES.filter((one) =>
    filters['material_category']?.includes(one),
  ),
});

type Changes = { readonly status: boolean; readonly material: boolean };

/** Which of the two differ from the default filters. */
export const changesOf = (filters: Filters): Changes => {
  const chosen = filterFields(filters);
  const standard = filterFields(DEFAULT_FILTERS);
  return {
    status: String(chosen.status) !== String(standard.status),
    material: String(chosen.material_category) !== String(standard.material_category),
  };
};
