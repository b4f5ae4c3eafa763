import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { mapVasTicket } from '@abrufbar/formats/tickets/map-vas.ts';
import { createYielder } from '#core/event-loop.ts';
import { readDi } from '#imports/tickets/read-di.ts';
import {
  checkRows,
  refuseProblems,
  type Failed,
  type Read,
  type ReadFile,
  type Rows,
} from '#imports/rows.ts';
import type { NamingFields } from '#imports/tickets/import-tickets.ts';

export type Format = {
  readonly source: 'vas' | 'di';
  readonly fields: NamingFields;
  readonly read: (rows: Rows, today: string) => Promise<ReadFile>;
};

/** Tickets of a file of the source `vas`: one per row. */
const readVas = async (rows: Rows, today: string): Promise<ReadFile> => {
  const turn = createYielder();
  const { good, failed } = await checkRows(imports.vasRow, rows);
  const read: Read[] = [];
  const refused: Failed[] = [];
  for (const { row, value } of good) {
    await turn();
    const { ticket, problems } = mapVasTicket(value, today);
    if (ticket) read.push({ ticket, rows: [row] });
    else refused.push(refuseProblems(row, problems));
  }
  return { read, failed: [...failed, ...refused] };
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

/** Formats of files with rows, by the call that imports them. */
export const FORMATS: Readonly<Record<string, Format>> = {
  [imports.vas.name]: VAS,
  [imports.di.name]: DI,
};
