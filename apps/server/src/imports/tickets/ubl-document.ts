import type { DespatchAdvice } from '@abrufbar/formats/ubl/despatch-advice.ts';
import { BUYER, ORDER } from '@abrufbar/formats/ubl/map-despatch-advice.ts';
import { readDespatchOffThread } from '#imports/reading/read-off-thread.ts';
import { refuseDocument } from '#imports/rows.ts';
import { documentRows } from '#imports/run/document-rows.ts';
import type { RowScope } from '#imports/run/row-import.ts';
import { importTickets } from '#imports/tickets/import-tickets.ts';

/** Imports a delivery note in an open standard, which goes the way of all tickets; a file holds one. */
export const importDespatch = async (scope: RowScope, bytes: Buffer) => {
  const document = await readDespatchOffThread(bytes, scope.today, {
    maxLines: scope.maxDocumentLines,
  });
  const { read, messages } = document;
  const found = {
    read: read
      ? [
          {
            ticket: read.ticket,
            rows: [1],
            document: { bytes, content: contentOf(read), details: read.details },
            remarks: document.notes,
          },
        ]
      : [],
    failed: messages.map(refuseDocument),
  };
  return importTickets(scope, { customer: BUYER, contract: ORDER }, found);
};

/** All that a document says, without the time and id of its present state. */
const contentOf = ({ advice }: { readonly advice: DespatchAdvice }): object => {
  const { issuedOn: _, issuedTime: __, uuid: ___, ...content } = advice;
  return content;
};

const OUTCOMES = ['created', 'updated', 'older'] as const;

/** The same, sent again. */
export const despatchRows = documentRows(async (scope, bytes) => {
  const { failed, remarks, ...counts } = await importDespatch(scope, bytes);
  if (failed.length > 0) return { failed };
  const outcome = OUTCOMES.find((one) => counts[one] > 0) ?? 'unchanged';
  return { outcome, remarks: remarks.map(({ message }) => message) };
});
