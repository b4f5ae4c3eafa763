import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Contract } from '#contract-page/contract.ts';
import type { Details } from '#deliveries/confirmation.ts';

type Page = OutputOf<typeof deliveries.incoming>;
type List = InfiniteData<Page> | Page;

const LISTS: readonly string[] = [
  deliveries.incoming.name,
  deliveries.confirmed.name,
  deliveries.latestIncoming.name,
];

/** Whether the query with this key reads a list of deliveries. */
export const isDeliveryList = ([name]: readonly unknown[]): boolean => LISTS.includes(String(name));

/** A delivery from a cached list, so that its page renders at once. */
export const knownDelivery = (
  cache: QueryClient,
  ids: string,
  contract: Contract | undefined,
  selectedCompany = '',
): Details | undefined => {
  const lists = cache.getQueriesData<List>({
    predicate: ({ queryKey }) => isDeliveryList(queryKey),
  });
  for (const [, list] of lists) {
    const found = list && contract && deliveryIn(list, ids, contract, selectedCompany);
    if (found) return found;
  }
  return undefined;
};

/** One delivery of a list, as its page shows it. */
export const deliveryIn = (
  list: List,
  ids: string,
  contract: Contract,
  selectedCompany = '',
): Details | undefined => {
  const parts = 'pages' in list ? list.pages : [list];
  const delivery = parts.flatMap(({ items }) => items).find((item) => item.ids === ids);
  return (
    delivery && {
      ...delivery,
      contract_id: contract.contract_id,
      contract_number: contract.contract_number,
      // A list does not name the company; it is the selected one's, as its contract was opened in it (D-06).
      company_number: contract.company_number || selectedCompany,
      construction_site_name: contract.contract_name,
      correction: null,
    }
  );
};
