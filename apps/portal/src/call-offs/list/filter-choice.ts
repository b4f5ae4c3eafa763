import { CALL_OFF_STATUSES, DEFAULT_STATUSES } from '@abrufbar/domain/call-offs/status.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { isFilterChosen, type Filters } from '@abrufbar/domain/values/filters.ts';

/** What the list shows until the user chooses otherwise (CLL-04, CLL-05). */
export const DEFAULT_FILTERS: Filters = {
  status: DEFAULT_STATUSES,
  material_category: MATERIAL_CATEGORIES,
};

/** Everything there is, whatever its status. */
export const ALL_FILTERS: Filters = { ...DEFAULT_FILTERS, status: CALL_OFF_STATUSES };

/** The choice as it stands; nothing chosen yet means the standard one. */
export const chosenOr = (filters: Filters): Filters =>
  isFilterChosen(filters) ? filters : DEFAULT_FILTERS;

/** The two fields of the call, in the order of the filter: never left to what the server would assume. */
export const filterFields = (filters: Filters) => ({
  status: CALL_OFF_STATUSES.filter((one) => filters['status']?.includes(one)),
  material_category: MATERIAL_CATEGORIES.filter((one) =>
    filters['material_category']?.includes(one),
  ),
});

type Changes = { readonly status: boolean; readonly material: boolean };

/** Which of the two the user has chosen differently from the standard. */
export const changesOf = (filters: Filters): Changes => {
  const chosen = filterFields(filters);
  const standard = filterFields(DEFAULT_FILTERS);
  return {
    status: String(chosen.status) !== String(standard.status),
    material: String(chosen.material_category) !== String(standard.material_category),
  };
};
