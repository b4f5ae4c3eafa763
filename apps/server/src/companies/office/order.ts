import type { customerFilters } from '@abrufbar/contract/companies/office.ts';
import type * as z from 'zod/mini';
import type { CustomerOrder } from '#companies/office/list-store.ts';

type Wanted = {
  readonly [Name in 'sort' | 'direction']: z.output<(typeof customerFilters)[Name]>;
};

/** Order of a request: by name unless it says otherwise. */
export const orderOf = ({ sort, direction }: Wanted): CustomerOrder => ({
  sort: sort ?? 'name',
  isDescending: direction === 'desc',
});
