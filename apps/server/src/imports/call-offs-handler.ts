import { MAX_SYNC_ROWS } from '@abrufbar/contract/imports/tickets.ts';
import { callOffRow, callOffs as call } from '@abrufbar/contract/imports/call-offs.ts';
import type * as z from 'zod/mini';
import { receiveCallOff, receiveOnce } from '#call-offs/import-call-off.ts';
import { handle, type ImportContext } from '#core/calls/context.ts';
import { checkRowCount } from '#core/http/read-json.ts';
import { takeLogged } from '#imports/run/run-import.ts';
import { checkRows, type Failed, inOrder, t } from '#imports/rows.ts';
import { findNames } from '#imports/store.ts';
import { noCounts } from '#imports/tickets/import-tickets.ts';

/** Takes call-offs of the supplier's system, each in a transaction of its own; a bad row keeps back no other. */
export const callOffs = handle(call, async (context, rows) => {
  checkRowCount(rows, MAX_SYNC_ROWS);
  return takeLogged(context, { call: call.name, rows: rows.length }, () => take(context, rows));
});

type Row = z.output<typeof callOffRow>;

const take = async (context: ImportContext, rows: readonly unknown[]) => {
  const { global, inCompany, import: source } = context;
  const { supplierId, keyId } = source;
  const { good, failed } = await checkRows(callOffRow, rows);
  const customers = good.map(({ value }) => value.customer_number);
  const names = await global((db) => findNames(db, supplierId, { customers, materials: [] }));
  const counts = noCounts();
  const refused: Failed[] = [];
  const receive = (companyId: number, row: Row) =>
    receiveOnce(() =>
      inCompany(companyId, (db) =>
        receiveCallOff(db, { ...context, companyId, supplierId, importKeyId: keyId }, row),
      ),
    );
  for (const { row, value } of good) {
    const companyId = names.companies.get(value.customer_number);
    const received =
      companyId === undefined
        ? ({ field: 'customer_number', code: 'unknown_customer' } as const)
        : await receive(companyId, value);
    if (typeof received === 'string') counts[received] += 1;
    else refused.push({ row, message: t(`import.${received.code}`, { feld: received.field }) });
  }
  return { ...counts, failed: inOrder([...failed, ...refused]) };
};
