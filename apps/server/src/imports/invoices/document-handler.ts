import * as calls from '@abrufbar/contract/imports/documents.ts';
import { handle } from '#core/calls/context.ts';
import { importInvoice } from '#imports/invoices/invoice-document.ts';
import { scopeOfCall } from '#imports/run/row-import.ts';
import { runImport } from '#imports/run/run-import.ts';
import { emptyCounts } from '#imports/tickets/import-tickets.ts';

const NOTHING = { ...emptyCounts(), failed: [], remarks: [] };

export const invoice = handle(calls.invoice, (context, { file }) => {
  const bytes = Buffer.from(file ?? []);
  return runImport(context, { call: calls.invoice.name, rows: [{ file: bytes }] }, async () => {
    const taken = await importInvoice(scopeOfCall(context), bytes);
    if ('failed' in taken) {
      const failed = [...taken.failed];
      return { ...NOTHING, failed, invoice_id: null, matched: [], unmatched: [] };
    }
    const { outcome, id, matched, unmatched } = taken;
    const remarks = taken.remarks.map((message) => ({ row: 1, message }));
    return { ...NOTHING, [outcome]: 1, remarks, invoice_id: id, matched, unmatched };
  });
});
