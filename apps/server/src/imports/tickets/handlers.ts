import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { handle, type ImportContext } from '#core/calls/context.ts';
import { DI, type Format, VAS } from '#imports/tickets/formats.ts';
import { takeLater, takeLogged } from '#imports/run/run-import.ts';
import { checkSource, takeTickets } from '#imports/tickets/import-tickets.ts';

export const vas = handle(imports.vas, (context, rows) => take(context, VAS, imports.vas, rows));
export const di = handle(imports.di, (context, rows) => take(context, DI, imports.di, rows));

type RowsCall = { readonly name: string };

/** Reads the rows of a file and takes its tickets; a bad row keeps back no other ticket (D-66). */
const take = async (
  context: ImportContext,
  format: Format,
  { name: call }: RowsCall,
  rows: readonly unknown[],
) => {
  checkSource(context, format.source);
  if (rows.length > imports.MAX_SYNC_ROWS) return takeLater(context, call, rows);
  return takeLogged(context, { call, rows: rows.length }, async () =>
    takeTickets(context, format.fields, await format.read(rows, context.today)),
  );
};
