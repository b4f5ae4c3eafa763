import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { readDi } from '#imports/tickets/read-di.ts';
import { readVas } from '#imports/tickets/read-vas.ts';
import type { ReadFile, Rows } from '#imports/rows.ts';
import type { NamingFields } from '#imports/tickets/import-tickets.ts';

export type Format = {
  readonly source: 'vas' | 'di';
  readonly fields: NamingFields;
  readonly read: (rows: Rows, today: string) => Promise<ReadFile>;
};

export const VAS: Format = {
  source: 'vas',
  fields: { customer: 'Debitor', contract: 'Kontraktnummer' },
  read: readVas,
};
export const DI: Format = {
  source: 'di',
  fields: { customer: 'sold_to_party', contract: 'sales_contract' },
  read: readDi,
};

/** Formats of files with rows, by the call that takes them. */
export const FORMATS: Readonly<Record<string, Format>> = {
  [imports.vas.name]: VAS,
  [imports.di.name]: DI,
};
