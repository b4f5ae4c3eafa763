import type { contractFilters } from '@abrufbar/contract/contracts/office.ts';
import type * as z from 'zod/mini';
import type { ContractFilters, ContractOrder } from '#contracts/office/list-store.ts';

type Wanted = {
  readonly [Name in keyof typeof contractFilters]: z.output<(typeof contractFilters)[Name]>;
};

/** Filters of a request as the store reads them; what is missing does not narrow. */
export const filtersOf = ({ view, customer, q }: Wanted): ContractFilters => ({
  view: view ?? 'open',
  customers: customer?.map(Number).filter(Number.isSafeInteger) ?? null,
  text: q,
});

/** Order of a request: by name unless it says otherwise. */
export const orderOf = ({ sort, direction }: Wanted): ContractOrder => ({
  sort: sort ?? 'name',
  isDescending: direction === 'desc',
});
