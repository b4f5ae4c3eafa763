import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { handle, type ImportContext } from '#core/calls/context.ts';
import { DI, type Format, VAS } from '#imports/tickets/formats.ts';
import { scopeOfCall } from '#imports/run/row-import.ts';
import { queueImport, runReportedImport } from '#imports/run/run-import.ts';
import { checkSource, importTickets } from '#imports/tickets/import-tickets.ts';

export const vas = handle(imports.vas, (context, rows) =>
  importRows(context, VAS, imports.vas, rows),
);
export const di = handle(imports.di, (context, rows) => importRows(context, DI, imports.di, rows));

type RowsCall = { readonly name: string };

/** Reads the rows of a file and imports its tickets; a bad row stops no other ticket (D-66). */
const importRows = async (
  context: ImportContext,
  format: Format,
  { name: call }: RowsCall,
  rows: readonly unknown[],
) => {
  checkSource(context, format.source);
  if (rows.length > imports.MAX_SYNC_ROWS) return queueImport(context, { call, rows });
  return runReportedImport(context, { call, rows }, async () =>
    importTickets(scopeOfCall(context), format.fields, await format.read(rows, context.today)),
  );
};
