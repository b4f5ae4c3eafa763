import { MOST_ROWS_AT_ONCE } from '@abrufbar/contract/imports/tickets.ts';
import { callOffRow, callOffs as call } from '@abrufbar/contract/imports/call-offs.ts';
import type * as z from 'zod/mini';
import { importCallOff, retryOnConflict } from '#call-offs/import-call-off.ts';
import { findCustomers } from '#companies/customer-store.ts';
import { handle, type ImportContext } from '#core/calls/context.ts';
import { checkRowCount } from '#core/http/read-json.ts';
import { runReportedImport } from '#imports/run/run-import.ts';
import { checkRows, type Failed, sortByRow, t } from '#imports/rows.ts';
import { emptyCounts } from '#imports/tickets/import-tickets.ts';

/** Imports call-offs of the supplier's system, each in its own transaction; a bad row stops no other. */
export const callOffs = handle(call, async (context, rows) => {
  checkRowCount(rows, MOST_ROWS_AT_ONCE);
  return runReportedImport(context, { call: call.name, rows: rows.length }, () =>
    importRows(context, rows),
  );
});

type Row = z.output<typeof callOffRow>;

const importRows = async (context: ImportContext, rows: readonly unknown[]) => {
  const { global, inCompany, import: source } = context;
  const { supplierId, keyId } = source;
  const { good, failed } = await checkRows(callOffRow, rows);
  const customers = good.map(({ value }) => value.customer_number);
  const companies = await global((db) => findCustomers(db, supplierId, customers));
  const counts = emptyCounts();
  const refused: Failed[] = [];
  const receive = (companyId: number, row: Row) =>
    retryOnConflict(() =>
      inCompany(companyId, (db) =>
        importCallOff(db, { ...context, companyId, supplierId, importKeyId: keyId }, row),
      ),
    );
  for (const { row, value } of good) {
    const companyId = companies.get(value.customer_number);
    const received =
      companyId === undefined
        ? ({ field: 'customer_number', code: 'unknown_customer' } as const)
        : await receive(companyId, value);
    if (typeof received === 'string') counts[received] += 1;
    else refused.push({ row, message: t(`import.${received.code}`, { feld: received.field }) });
  }
  return { ...counts, failed: sortByRow([...failed, ...refused]) };
};
