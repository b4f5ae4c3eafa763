import { arrivalRow } from '@abrufbar/contract/imports/arrivals.ts';
import { mapArrival } from '@abrufbar/domain/imports/arrival-row.ts';
import { findCustomers } from '#companies/customer-store.ts';
import { storeReport } from '#deliveries/arrivals/store-report.ts';
import { checkRows, t } from '#imports/rows.ts';
import type { RowImport, RowWork } from '#imports/run/row-import.ts';

/** Reported arrivals, each in its own transaction. */
export const arrivalRows: RowImport = async (scope, rows) => {
  const { supplierId, source, now } = scope;
  const { good, failed } = await checkRows(arrivalRow, rows);
  const customers = good.map(({ value }) => value.customer_number);
  const companies = await scope.global((db) => findCustomers(db, supplierId, customers));
  const work = good.map(({ row, value }): RowWork => {
    const { customer_number, delivery_number: number } = value;
    const companyId = companies.get(customer_number);
    return {
      row,
      store: async () => {
        if (companyId === undefined) return { field: 'customer_number', code: 'unknown_customer' };
        const report = mapArrival(value, now);
        if ('field' in report) return report;
        const outcome = await scope.inCompany(companyId, (db) =>
          storeReport(db, { companyId, supplierId, source, number }, report),
        );
        switch (outcome) {
          case 'unknown':
            return { field: 'delivery_number', code: 'unknown_delivery' };
          case 'confirmed':
            return {
              outcome: 'unchanged',
              remarks: [t('import.confirmed_arrival', { nummer: number })],
            };
          case 'older':
            return { outcome, remarks: [t('import.older_arrival', { nummer: number })] };
          default:
            return outcome;
        }
      },
    };
  });
  return { work, failed };
};
