import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { Filters } from '@abrufbar/domain/values/filters.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { ALL_FILTERS, changesOf, filterFields } from '#call-offs/list/filter-choice.ts';

/**
 * Whether a contract has call-offs, whatever is chosen; undefined until known. The default filters hide refused and
 * cancelled ones: of an empty list only the server knows whether there are any.
 */
export const useHasCallOffs = (
  id: string,
  choice: Filters,
  total: number | undefined,
): boolean | undefined => {
  const { status, material } = changesOf(choice);
  const isAsked = total === 0 && !status && !material;
  const whole = { contract_id: id, ...filterFields(ALL_FILTERS), page: 1, page_size: 1 };
  const found = useQuery(query(callOffs.list, isAsked ? { ...whole, filterString: {} } : null));
  if (!isAsked) return total === undefined ? undefined : true;
  return found.isPending ? undefined : found.data?.pagination.total_items !== 0;
};
