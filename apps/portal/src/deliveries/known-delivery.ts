import { freshKindOf, freshLimits } from '@abrufbar/domain/deliveries/freshness.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { today } from '@abrufbar/contract/deliveries/today.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Contract } from '#contract-page/contract.ts';
import type { Details } from '#deliveries/confirmation.ts';

type Page = OutputOf<typeof deliveries.incoming>;
type List = InfiniteData<Page> | Page;
type Day = OutputOf<typeof today>;

const LISTS: readonly string[] = [
  deliveries.incoming.name,
  deliveries.confirmed.name,
  deliveries.latestIncoming.name,
];

/** Whether the query with this key reads a list of deliveries. */
export const isDeliveryList = ([name]: readonly unknown[]): boolean => LISTS.includes(String(name));

/** Whether the query with this key reads the day of a company. */
export const isDay = ([name]: readonly unknown[]): boolean => name === today.name;

/** A delivery from a cached list, or from the day of a company, so that its page renders at once. */
export const knownDelivery = (
  cache: QueryClient,
  ids: string,
  contract: Contract | undefined,
  selectedCompany = '',
): Details | undefined => {
  const found = knownIn(cache, ids, contract, selectedCompany);
  const read = cache.getQueryCache().findAll({ queryKey: [deliveries.details.name] });
  const newest = read.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const details = newest.map(({ state }) => state.data as Details | undefined); // of this very call
  return found && asSigned(found, details);
};

/** No list says whether its contract asks for signatures: the newest details of another delivery do (BEY-89). */
export const asSigned = (delivery: Details, details: readonly (Details | undefined)[]): Details => {
  const beside = details.find((one) => one?.contract_id === delivery.contract_id);
  return { ...delivery, always_sign: beside?.always_sign ?? false };
};

const knownIn = (
  cache: QueryClient,
  ids: string,
  contract: Contract | undefined,
  selectedCompany: string,
): Details | undefined => {
  const lists = cache.getQueriesData<List>({
    predicate: ({ queryKey }) => isDeliveryList(queryKey),
  });
  for (const [, list] of lists) {
    const found = list && deliveryIn(list, ids, contract, selectedCompany);
    if (found) return found;
  }
  for (const [key, day] of cache.getQueriesData<Day>({ queryKey: [today.name] })) {
    const found = day && deliveryOfDay(key, day, ids);
    if (found) return found;
  }
  return undefined;
};

type Listed = Pick<Details, keyof Page['items'][number]>;
type Contracted = Pick<
  Details,
  'contract_id' | 'contract_number' | 'company_number' | 'construction_site_name' | 'factory_phone'
>;

/** Fields that no list has count as absent until the details arrive. */
const withoutRest = (listed: Listed, contracted: Contracted): Details => ({
  ...listed,
  ...contracted,
  correction: null,
  note_details: [],
  has_note_file: false,
  weight_checks: [],
  claims: [],
  undo_until: null,
  signature: null,
  always_sign: false,
  freshness: freshnessOf(listed),
});

/** A list says when an unconfirmed load was loaded; the limits are those of its kind until the details arrive. */
const freshnessOf = ({ loaded_at, materials }: Listed): Details['freshness'] => {
  // Answers kept by earlier versions lack the time.
  const kind = loaded_at
    ? materials.map(({ category }) => freshKindOf(category)).find((one) => one !== null)
    : undefined;
  if (!loaded_at || !kind) return null;
  const { limitMinutes, coldestCelsius, hottestCelsius } = freshLimits(kind);
  return {
    kind,
    loaded_at,
    is_stated: false,
    confirmed_at: null,
    limit_minutes: limitMinutes,
    coldest_celsius: coldestCelsius,
    hottest_celsius: hottestCelsius,
    temperature: null,
    additions: [],
    may_enter: true,
  };
};

/** One delivery of a list, as its page shows it. */
export const deliveryIn = (
  list: List,
  ids: string,
  contract: Contract | undefined,
  selectedCompany = '',
): Details | undefined => {
  const parts = 'pages' in list ? list.pages : [list];
  const delivery = parts.flatMap(({ items }) => items).find((item) => item.ids === ids);
  return (
    contract &&
    delivery &&
    withoutRest(delivery, {
      contract_id: contract.contract_id,
      contract_number: contract.contract_number,
      // A list does not name the company; it is the selected one's, as its contract was opened in it (D-06).
      company_number: contract.company_number || selectedCompany,
      construction_site_name: contract.contract_name,
      factory_phone: null,
    })
  );
};

/** One delivery of a day, whose query names the company. */
export const deliveryOfDay = (
  [, input]: readonly unknown[],
  { deliveries: loads, sites }: Day,
  ids: string,
): Details | undefined => {
  const delivery = loads.find((one) => one.ids === ids);
  const site = sites.find(({ contract_id }) => contract_id === delivery?.contract_id);
  if (!delivery || !site) return undefined;
  const { company_number } = input as InputOf<typeof today>; // the key of this very call
  const { contract_number } = site;
  return withoutRest(delivery, { ...delivery, contract_number, company_number });
};
