import { isFilterChosen } from '@abrufbar/domain/values/filters.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isNarrowed, sitesFilters, sitesList, sitesQuery } from '#contracts/sites-query.ts';
import { choosable } from '#core/filters/choice.ts';
import { useDebouncedTerm } from '#core/filters/debounced-term.ts';
import { useListChoice } from '#core/filters/list-choice.ts';
import { useSession } from '#core/session.ts';

/** Contracts of the selected company and what narrows them: the same on the page and in the pane. */
export const useSites = () => {
  const { company } = useSession();
  const number = company?.company_nr;
  const list = sitesList(number);
  const [choice, onChoice] = useListChoice(list, sitesList(undefined));
  const searched = useDebouncedTerm(list, choice);
  const filters = useQuery(sitesFilters(number));
  const read = useInfiniteQuery({
    ...sitesQuery(number, searched),
    // The last answer stays while the next one is read: a list does not flicker while its search is typed.
    placeholderData: (last, asked) =>
      asked?.queryKey[2]?.company_number === number ? last : undefined,
  });
  const isOld = read.isPlaceholderData;
  const isShown = !isOld || (read.fetchStatus === 'fetching' && read.data?.total !== 0);
  const hasNone = read.data?.total === 0 && !isOld && !isNarrowed(searched);
  const offered = filters.data && choosable(filters.data.items, choice.filters);
  return {
    company,
    choosing: { choice, onChoice },
    searched,
    offered,
    isLoadingFilters: filters.isLoading,
    /** Nothing to choose: no contracts, or no filter with two values. */
    hasFilters: isFilterChosen(choice.filters) || (!hasNone && offered?.length !== 0),
    read,
    data: isShown ? read.data : undefined,
    /** The answer on show is that to an earlier choice. */
    isOld,
    /** Identifies the list on show. */
    name: JSON.stringify([number, searched]),
  };
};

export type Sites = ReturnType<typeof useSites>;
