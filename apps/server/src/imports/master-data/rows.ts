import { masterRow } from '@abrufbar/contract/imports/master-data.ts';
import { inOrder, type MasterRow } from '@abrufbar/domain/imports/master-row.ts';
import { DatabaseError } from 'pg';
import { findCustomer } from '#companies/customer-store.ts';
import type { Touch } from '#core/audit.ts';
import type { Database } from '#core/database/database.ts';
import type { Saved } from '#core/database/save-row.ts';
import { saveMaterial, saveOffered, savePlant } from '#imports/master-data/catalogue.ts';
import { saveContract } from '#imports/master-data/contract.ts';
import { saveCustomer } from '#imports/master-data/customer.ts';
import { saveItem } from '#imports/master-data/item.ts';
import { invitePerson } from '#imports/master-data/person.ts';
import type { RowImport, RowProblem, RowScope } from '#imports/run/row-import.ts';
import { checkRows } from '#imports/rows.ts';

/** Master data by kind, whatever their order in the file; each row in a transaction of its own (OFF-171). */
export const masterRows: RowImport = async (scope, rows) => {
  const { good, failed } = await checkRows(masterRow, rows);
  const sorted = inOrder(good, ({ value }) => value.kind);
  const work = sorted.map(({ row, value }) => ({
    row,
    store: () => retryOnRace(() => scope.asStaff((db, touch) => save(db, touch, scope, value))),
  }));
  return { work, failed };
};

const save = async (
  db: Database,
  touch: Touch,
  scope: RowScope,
  row: MasterRow,
): Promise<Saved | RowProblem> => {
  const { supplierId, now } = scope;
  switch (row.kind) {
    case 'plant':
      return savePlant(db, scope, row);
    case 'material':
      return saveMaterial(db, scope, row);
    case 'incoterm':
    case 'vehicle_type':
      return saveOffered(db, scope, row);
    case 'customer':
      return saveCustomer(db, touch, { supplierId, now }, row);
    case 'contract':
    case 'item':
    case 'person': {
      const companyId = await findCustomer(db, supplierId, row.customer_number);
      if (companyId === undefined) return { field: 'customer_number', code: 'unknown_customer' };
      const owner = { companyId, supplierId, now };
      if (row.kind === 'contract') return saveContract(db, touch, owner, row);
      return row.kind === 'item'
        ? saveItem(db, touch, owner, row)
        : invitePerson(db, touch, { ...scope, companyId }, row);
    }
  }
};

const DUPLICATE = '23505';
/** Others may take the same number at the same moment; then the next one is free. */
const MAX_TRIES = 5;

const retryOnRace = async <T>(store: () => Promise<T>, tries = MAX_TRIES): Promise<T> => {
  try {
    return await store();
  } catch (error) {
    const isRace = error instanceof DatabaseError && error.code === DUPLICATE;
    if (!isRace || tries <= 1) throw error;
    return retryOnRace(store, tries - 1);
  }
};
