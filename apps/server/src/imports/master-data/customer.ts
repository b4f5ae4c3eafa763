import type { CustomerRow } from '@abrufbar/domain/imports/master-row.ts';
import { findCustomer } from '#companies/customer-store.ts';
import { findOwnCompany, insertImportedCompany, updateImported } from '#companies/master-store.ts';
import { findCompany } from '#companies/store.ts';
import type { Touch } from '#core/audit.ts';
import type { Database } from '#core/database/database.ts';
import type { Saved } from '#core/database/save-row.ts';
import type { RowProblem } from '#imports/run/row-import.ts';

/** Columns of the fields that a row names. */
const fieldsOf = ({ name, street, postcode, city }: CustomerRow) => ({
  name,
  ...(street !== undefined && { street: street || null }),
  ...(postcode !== undefined && { postcode: postcode || null }),
  ...(city !== undefined && { city: city || null }),
});

/**
 * An unknown customer number makes a company; companies are never merged (OFF-173). Name and address of one that
 * other suppliers know too stay as they are: their systems would overwrite each other.
 */
export const saveCustomer = async (
  db: Database,
  touch: Touch,
  { supplierId, now }: { readonly supplierId: number; readonly now: Date },
  row: CustomerRow,
): Promise<Saved | RowProblem> => {
  const { customer_number: customerNumber } = row;
  const fields = fieldsOf(row);
  const number = row.company_number || null;
  const companyId = await findCustomer(db, supplierId, customerNumber);
  if (companyId === undefined) {
    const isTaken = number !== null && (await findCompany(db, number)) !== undefined;
    if (isTaken) return { field: 'company_number', code: 'company_taken' };
    await touch(await insertImportedCompany(db, supplierId, { customerNumber, number, fields }));
    return 'created';
  }
  const company = await findOwnCompany(db, supplierId, companyId);
  if (number !== null && company?.number !== number) {
    return { field: 'company_number', code: 'company_other' };
  }
  if (company === undefined || company.is_shared) return 'unchanged';
  const saved = await updateImported(db, companyId, fields, now);
  if (saved === 'updated') await touch(companyId);
  return saved;
};
