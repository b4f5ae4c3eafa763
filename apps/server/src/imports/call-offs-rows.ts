import { callOffRow } from '@abrufbar/contract/imports/call-offs.ts';
import { importCallOff, retryOnConflict } from '#call-offs/import-call-off.ts';
import { findCustomers } from '#companies/customer-store.ts';
import type { RowImport, RowWork } from '#imports/run/row-import.ts';
import { checkRows, t } from '#imports/rows.ts';

/** Call-offs of the supplier's system, each in its own transaction. */
export const callOffRows: RowImport = async (scope, rows) => {
  const { supplierId, keyId: importKeyId } = scope;
  const { good, failed } = await checkRows(callOffRow, rows);
  const customers = good.map(({ value }) => value.customer_number);
  const companies = await scope.global((db) => findCustomers(db, supplierId, customers));
  const work = good.map(({ row, value }): RowWork => {
    const companyId = companies.get(value.customer_number);
    return {
      row,
      store: async () => {
        if (companyId === undefined) return { field: 'customer_number', code: 'unknown_customer' };
        const outcome = await retryOnConflict(() =>
          scope.inCompany(companyId, (db) =>
            importCallOff(db, { ...scope, companyId, supplierId, importKeyId }, value),
          ),
        );
        if (outcome !== 'older') return outcome;
        const named = value.number || value.call_off_id || '';
        return { outcome, remarks: [t('import.older_call_off', { nummer: named })] };
      },
    };
  });
  return { work, failed };
};
