import type { listFilters, listOrder } from '@abrufbar/contract/call-offs/office-list.ts';
import type * as z from 'zod/mini';
import type { OfficeFilters, OfficeOrder } from '#call-offs/office/keys-store.ts';

type Values<Fields extends Readonly<Record<string, z.ZodMiniType>>> = {
  readonly [Name in keyof Fields]: z.output<Fields[Name]>;
};

/** Filters of a request as the store reads them; what is missing does not narrow. */
export const filtersOf = (input: Values<typeof listFilters>, today: string): OfficeFilters => ({
  view: input.view ?? 'open',
  today,
  plants: input.plant?.map(plantKeyOf) ?? null,
  materials: input.material,
  customers: input.customer?.map(Number).filter(Number.isSafeInteger) ?? null,
  contract: input.contract,
  from: input.from,
  until: input.until,
  text: input.q,
});

/** `12:0310` of the filter: supplier and number of the plant. */
const plantKeyOf = (value: string) => {
  const [supplier = '', ...number] = value.split(':');
  return { supplierId: Number(supplier) || 0, number: number.join(':') };
};

/** Order of a request: by delivery day and begin unless it says otherwise. */
export const orderOf = (input: Values<typeof listOrder>): OfficeOrder => ({
  sort: input.sort ?? 'time',
  isDescending: input.direction === 'desc',
});
