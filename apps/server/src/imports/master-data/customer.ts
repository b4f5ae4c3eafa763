import type { CustomerRow } from '@abrufbar/domain/imports/master-row.ts';
import { findCustomer } from '#companies/customer-store.ts';
import {
  findOwnCompany,
  insertImportedCompany,
  updateImportedName,
} from '#companies/master-store.ts';
import { findCompany } from '#companies/store.ts';
import type { Touch } from '#core/audit.ts';
import type { Database } from '#core/database/database.ts';
import type { Saved } from '#core/database/save-row.ts';
import type { RowProblem } from '#imports/run/row-import.ts';

/**
 * An unknown customer number makes a company; companies are never merged (OFF-173). The name of one that other
 * suppliers know too stays as it is: their systems would overwrite each other.
 */
export const saveCustomer = async (
  db: Database,
  touch: Touch,
  supplierId: number,
  row: CustomerRow,
): Promise<Saved | RowProblem> => {
  const { customer_number: customerNumber, name } = row;
  const number = row.company_number || null;
  const companyId = await findCustomer(db, supplierId, customerNumber);
  if (companyId === undefined) {
    const isTaken = number !== null && (await findCompany(db, number)) !== undefined;
    if (isTaken) return { field: 'company_number', code: 'company_taken' };
    await touch(await insertImportedCompany(db, supplierId, { customerNumber, number, name }));
    return 'created';
  }
  const company = await findOwnCompany(db, supplierId, companyId);
  if (number !== null && company?.number !== number) {
    return { field: 'company_number', code: 'company_other' };
  }
  if (company === undefined || company.is_shared) return 'unchanged';
  const saved = await updateImportedName(db, companyId, name);
  if (saved === 'updated') await touch(companyId);
  return saved;
};
