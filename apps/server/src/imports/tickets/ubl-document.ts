import { BUYER, ORDER } from '@abrufbar/formats/ubl/map-despatch-advice.ts';
import { readDespatchOffThread } from '#imports/reading/read-off-thread.ts';
import { refuseDocument } from '#imports/rows.ts';
import { documentRows } from '#imports/run/document-rows.ts';
import type { RowScope } from '#imports/run/row-import.ts';
import { importTickets } from '#imports/tickets/import-tickets.ts';

/** Imports a delivery note in an open standard, which goes the way of all tickets; a file holds one. */
export const importDespatch = async (scope: RowScope, bytes: Buffer) => {
  const { read, messages } = await readDespatchOffThread(bytes, scope.today);
  const found = {
    read: read ? [{ ticket: read.ticket, rows: [1] }] : [],
    failed: messages.map(refuseDocument),
  };
  return importTickets(scope, { customer: BUYER, contract: ORDER }, found);
};

/** The same, sent again. */
export const despatchRows = documentRows(async (scope, bytes) => {
  const { created, updated, failed } = await importDespatch(scope, bytes);
  if (failed.length > 0) return { failed };
  if (created > 0) return 'created';
  return updated > 0 ? 'updated' : 'unchanged';
});
