import {
  officeTranslations,
  TRANSLATION_VIEWS,
} from '@abrufbar/contract/content/office-translations.ts';
import { TEXT_AREAS } from '@abrufbar/domain/content/translations.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

/** View, filters and rows of the texts; all of it stands in the address (OFF-33). */
export const useTranslationList = () => {
  const search = useSearch();
  const state = useTableState({ view: 'all', sort: 'state' });
  const view = TRANSLATION_VIEWS.find((one) => one === state.view) ?? 'all';
  const chosen = state.filter('area');
  const areas = TEXT_AREAS.filter((area) => chosen.includes(area));
  const term = search.get('q');
  const filters = { view, area: areas.length > 0 ? areas : null, q: term };
  const rows = usePagedRows(officeTranslations, filters);
  return {
    view,
    areas,
    term,
    filters,
    rows,
    counts: rows.loaded?.first.counts,
    sections: rows.loaded?.first.sections,
    isFiltered: areas.length > 0 || term !== null,
    setAreas: (values: readonly string[]) => state.setFilter('area', values),
    setTerm: (q: string) => replaceSearch({ q: q === '' ? null : q }),
    reset: () => replaceSearch({ q: null, area: null }),
  };
};
