import * as calls from '@abrufbar/contract/imports/invoices.ts';
import { handle } from '#core/calls/context.ts';
import { checkRowCount } from '#core/http/read-json.ts';
import { invoicesNoting } from '#imports/invoices/invoice-rows.ts';
import { importRows } from '#imports/run/row-import.ts';
import { runReportedImport } from '#imports/run/run-import.ts';

type Kept = { row: number; invoice_id: string; matched: string[]; unmatched: string[] };

/** Stores invoices with their files; a bad one stops no other. */
export const invoices = handle(calls.invoices, async (context, rows) => {
  checkRowCount(rows, calls.MAX_INVOICES);
  return runReportedImport(context, { call: calls.invoices.name, rows }, async () => {
    const kept: Kept[] = [];
    const read = invoicesNoting((row, { id, matched, unmatched }) =>
      kept.push({ row, invoice_id: id, matched, unmatched }),
    );
    return { ...(await importRows(read, context, rows)), invoices: kept };
  });
});
