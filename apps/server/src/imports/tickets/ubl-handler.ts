import * as calls from '@abrufbar/contract/imports/documents.ts';
import { BUYER, ORDER } from '@abrufbar/formats/ubl/map-despatch-advice.ts';
import { handle } from '#core/calls/context.ts';
import { runImport } from '#imports/run/run-import.ts';
import { readDespatchOffThread } from '#imports/reading/read-off-thread.ts';
import { refuseDocument } from '#imports/rows.ts';
import { checkSource, importTickets } from '#imports/tickets/import-tickets.ts';

/** A delivery note in an open standard goes the way of all tickets; a file holds one. */
export const ubl = handle(calls.ubl, async (context, { file }) => {
  checkSource(context, 'ubl');
  const { read, messages } = await readDespatchOffThread(Buffer.from(file ?? []), context.today);
  const found = {
    read: read ? [{ ticket: read.ticket, rows: [1] }] : [],
    failed: messages.map(refuseDocument),
  };
  return runImport(context, { call: calls.ubl.name, rows: [{}] }, () =>
    importTickets(context, { customer: BUYER, contract: ORDER }, found),
  );
});
