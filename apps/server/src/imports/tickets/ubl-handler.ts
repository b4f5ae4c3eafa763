import * as calls from '@abrufbar/contract/imports/documents.ts';
import { handle } from '#core/calls/context.ts';
import { scopeOfCall } from '#imports/run/row-import.ts';
import { runImport } from '#imports/run/run-import.ts';
import { checkSource } from '#imports/tickets/import-tickets.ts';
import { importDespatch } from '#imports/tickets/ubl-document.ts';

export const ubl = handle(calls.ubl, async (context, { file }) => {
  checkSource(context, 'ubl');
  const bytes = Buffer.from(file ?? []);
  return runImport(context, { call: calls.ubl.name, rows: [{ file: bytes }] }, () =>
    importDespatch(scopeOfCall(context), bytes),
  );
});
