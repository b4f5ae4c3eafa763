import * as contract from '@abrufbar/contract/documents-invoices.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { sendSupplierHint } from '#core/live/hints.ts';
import { findOwnInvoice } from '#documents/office/invoice-handlers.ts';
import {
  findCorrectedSince,
  updateWithdrawal,
  type Withdrawal,
} from '#documents/office/withdrawal-store.ts';

type Asked = { readonly id: string; readonly version: number };

const change = async (context: StaffContext, { id, version }: Asked, made: Withdrawal | null) => {
  const { db } = context;
  const found = await findOwnInvoice(context, id);
  context.effectOn(found.company_id);
  if (made === null && found.withdrawn_at !== null) {
    const number = await findCorrectedSince(db, found, found.withdrawn_at);
    if (number !== undefined) throw new Refusal(409, 'delivery_corrected', { values: { number } });
  }
  if (!(await updateWithdrawal(db, { ...found, version }, made, context.now)))
    throw new Refusal(409, 'invoice_changed');
  await sendSupplierHint(db, found.supplier_id, 'deliveries'); // one that is not invoiced may be corrected
  context.audit({
    companyId: found.company_id,
    supplierId: found.supplier_id,
    kind: 'invoice',
    id,
    name: found.number,
    changes: { withdrawn: { old: made === null, new: made !== null } },
  });
  return {};
};

/** Takes an invoice from its customer; row and file stay (decision 0064). */
export const officeWithdrawInvoice = handle(
  contract.officeWithdrawInvoice,
  (context, { reason, ...asked }) => {
    const { now, staff } = context;
    return change(context, asked, { at: now.toISOString(), by: staff.name, reason });
  },
);

export const officeReleaseInvoice = handle(contract.officeReleaseInvoice, (context, asked) =>
  change(context, asked, null),
);
