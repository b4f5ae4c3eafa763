import * as contract from '@abrufbar/contract/call-offs/office-history.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import {
  type ContractHistoryRow,
  countContractHistory,
  listContractHistory,
} from '#call-offs/office/contract-history-store.ts';
import { countHistory, type HistoryRow, listHistory } from '#call-offs/office/history-store.ts';
import { presentStep } from '#call-offs/office/present.ts';
import { findCustomer } from '#companies/office/detail-store.ts';
import { findOfficeContract } from '#contracts/office/list-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { presentChanges } from '#staff/audit/entries.ts';

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

const windowOf = (page: number) => ({ offset: (page - 1) * ROWS, limit: ROWS });
const pagesOf = (page: number, total: number) =>
  paginate({ page, size: ROWS }, total, page * ROWS < total);

/** `40018277, 10` names the position of an item behind the number its contract had. */
const positionIn = (name: string): string | null => name.split(', ')[1] ?? null;

type Change = Extract<ContractHistoryRow, { readonly type: 'change' }>;

const presentChange = ({ staff }: StaffContext, row: Change) => ({
  type: 'change' as const,
  id: row.id,
  at: row.at,
  call: row.action,
  by:
    row.staff_name ??
    (row.first_name !== null && row.last_name !== null
      ? `${row.first_name} ${row.last_name}`
      : (staff.suppliers.find(({ id }) => id === row.supplier_id)?.name ?? '')),
  position: positionIn(row.object_name),
  changes: presentChanges(row.changes),
});

export const officeContractHistory = handle(
  contract.officeContractHistory,
  async (context, { id, page }) => {
    const found = await findOfficeContract(context.db, context.suppliers, id);
    if (found === undefined) throw new Refusal(404, 'contract_not_found');
    const { db, suppliers } = context;
    const of = { companyId: found.company_id, contractId: id };
    const rows = await listContractHistory(db, suppliers, of, windowOf(page));
    return {
      items: rows.map((row) =>
        row.type === 'change'
          ? presentChange(context, row)
          : { type: 'step' as const, ...present(context, { ...row, contract_name: found.name }) },
      ),
      pagination: pagesOf(page, await countContractHistory(db, suppliers, of)),
    };
  },
);

export const officeCustomerHistory = handle(
  contract.officeCustomerHistory,
  async (context, { id, page }) => {
    if ((await findCustomer(context.db, context.suppliers, id)) === undefined)
      throw new Refusal(404, 'customer_not_found');
    const { db, suppliers } = context;
    const rows = await listHistory(db, suppliers, id, windowOf(page));
    return {
      items: rows.map((row) => present(context, row)),
      pagination: pagesOf(page, await countHistory(db, suppliers, id)),
    };
  },
);
