import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { pages, query } from '@abrufbar/web/data.ts';
import { EMPTY_CHOICE, type ListChoice } from '#core/filters/list-choice.ts';

const t = reader(contractsTexts);

/** Contracts of a company; without one nothing is fetched (SIT-11, ERR-35). */
export const sitesQuery = (companyNumber: string | undefined, choice: ListChoice = EMPTY_CHOICE) =>
  pages(
    contracts.list,
    companyNumber === undefined
      ? null
      : {
          company_number: companyNumber,
          page_size: null,
          query: [...choice.tags],
          filterString: choice.filters,
        },
  );

export const sitesFilters = (companyNumber: string | undefined) =>
  query(
    contracts.filterOptions,
    companyNumber === undefined ? null : { company_number: companyNumber },
  );

/** Name under which the choice of a company's list is kept. */
export const sitesList = (companyNumber: string | undefined): string =>
  `${contracts.list.name} ${companyNumber}`;

/** Reason why a filtered list is empty (SIT-06). */
export const noSitesText = ({ tags, filters }: ListChoice): string => {
  const search = tags.join(' ');
  if (tags.length === 0) return t('sites.no_results_filter');
  return isFilterChosen(filters)
    ? t('sites.no_results_text', { suche: search })
    : t('sites.no_results_search', { suche: search });
};

export const isNarrowed = ({ tags, filters }: ListChoice): boolean =>
  tags.length > 0 || isFilterChosen(filters);
