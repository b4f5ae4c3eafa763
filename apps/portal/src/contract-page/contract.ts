import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { chosenContract } from '#core/device-rest.ts';
import { useStore } from '@abrufbar/web/store.ts';

/** The contract whose pages are open (ENT-30) with what their head shows. */
export type Contract = OutputOf<typeof contracts.find>;
type Listed = OutputOf<typeof contracts.recent>['items'][number];

/**
 * Head of a contract's pages. At first from the list it was opened from, or from the last contract stored on
 * the device; the server's answer replaces that (D-06). No data while the id is unknown.
 */
export const useContract = (id: string | undefined) => {
  const cache = useQueryClient();
  return useQuery({
    ...query(contracts.find, id === undefined ? null : { id }, QUIET_NOT_FOUND),
    placeholderData: () => (id === undefined ? undefined : cachedContract(cache, id)),
  });
};

/** Input of calls about the contract of a page; null until it is known. */
export const contractInput = (id: string, contract: Contract | undefined) =>
  contract ? { contract_number: contract.contract_number, contract_id: id } : null;

/** For reads of a contract's contents: the page itself shows what is missing, the contract or a right, once. */
export const QUIET_NOT_FOUND = { quiet: [403, 404] };

/** The contract as cached lists or the device know it, without asking the server. */
export const cachedContract = (cache: QueryClient, id: string): Contract | undefined =>
  cache.getQueryData<Contract>([contracts.find.name, { id }]) ??
  listed(cache, id) ??
  storedContract(id);

/** Whether something is absent or foreign; an address that holds no id at all is refused with 422. */
export const isNotFound = (error: Error | null): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 422);

export const storeSelectedContract = (contract: Contract): void =>
  chosenContract.set(JSON.stringify(contract));

/** Id of the contract opened last. */
export const useSelectedContract = (): string | null =>
  parse(useStore(chosenContract))?.contract_id ?? null;

const storedContract = (id: string): Contract | undefined => {
  const contract = parse(chosenContract.get());
  return contract?.contract_id === id ? contract : undefined;
};

const parse = (text: string | null): Contract | undefined => {
  try {
    return (JSON.parse(text ?? 'null') ?? undefined) as Contract | undefined; // written above on this device
  } catch {
    return undefined; // edited by hand: counts as empty
  }
};

const listed = (cache: QueryClient, id: string): Contract | undefined => {
  const lists = cache.getQueriesData<{ pages?: { items: Listed[] }[]; items?: Listed[] }>({
    predicate: ({ queryKey: [name] }) =>
      name === contracts.list.name || name === contracts.recent.name,
  });
  const item = lists
    .flatMap(([, data]) => data?.pages?.flatMap(({ items }) => items) ?? data?.items ?? [])
    .find((one) => one.id === id);
  return item && headOf(item);
};

const headOf = ({ name, status, status_text, id, ...shown }: Listed): Contract => ({
  ...shown,
  contract_id: id,
  contract_name: name,
  contract_status: status,
  contract_status_text: status_text,
  open_claims: 0, // no list counts them
  open_checks: 0,
  company_number: '', // only what the server answers for this contract decides the company
});
