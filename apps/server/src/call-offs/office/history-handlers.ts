import * as contract from '@abrufbar/contract/call-offs/office-history.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import {
  countHistory,
  type HistoryOf,
  type HistoryRow,
  listHistory,
} from '#call-offs/office/history-store.ts';
import { presentStep } from '#call-offs/office/present.ts';
import { findCustomer } from '#companies/office/detail-store.ts';
import { findOfficeContract } from '#contracts/office/list-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';

const ROWS = PAGE_SIZE.largest;

const present = ({ staff }: StaffContext, row: HistoryRow): contract.OfficeStep => ({
  id: row.id,
  number: row.number,
  reference: row.reference,
  contract_id: row.contract_id,
  contract_name: row.contract_name,
  material_name: row.material_name,
  ...presentStep(row, staff.suppliers.find(({ id }) => id === row.supplier_id)?.name ?? ''),
});

const listed = async (context: StaffContext, of: HistoryOf, page: number) => {
  const { db, suppliers } = context;
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const rows = await listHistory(db, suppliers, of, window);
  const total = await countHistory(db, suppliers, of);
  return {
    items: rows.map((row) => present(context, row)),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
};

export const officeContractHistory = handle(
  contract.officeContractHistory,
  async (context, { id, page }) => {
    const found = await findOfficeContract(context.db, context.suppliers, id);
    if (found === undefined) throw new Refusal(404, 'contract_not_found');
    return listed(context, { companyId: found.company_id, contractId: id }, page);
  },
);

export const officeCustomerHistory = handle(
  contract.officeCustomerHistory,
  async (context, { id, page }) => {
    if ((await findCustomer(context.db, context.suppliers, id)) === undefined)
      throw new Refusal(404, 'customer_not_found');
    return listed(context, { companyId: id, contractId: null }, page);
  },
);
