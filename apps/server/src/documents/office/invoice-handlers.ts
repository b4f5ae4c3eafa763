import * as contract from '@abrufbar/contract/documents-invoices.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { invoiceKind, owedAmount } from '@abrufbar/domain/documents/invoice-kind.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { invoiceListOf } from '#documents/office/filters.ts';
import {
  countOfficeInvoices,
  findOfficeInvoice,
  listNamedNotes,
  listOfficeInvoices,
  type OfficeInvoiceRow,
} from '#documents/office/invoice-store.ts';

const ROWS = PAGE_SIZE.largest;

/** One column is set exactly when all three are. */
const presentWithdrawal = ({
  withdrawn_at: at,
  withdrawn_by: by,
  withdrawn_reason: reason,
}: OfficeInvoiceRow) => (at === null || by === null || reason === null ? null : { at, by, reason });

const kindOf = (row: OfficeInvoiceRow) => invoiceKind(row.type, row.is_booking_aid);

const presentRow = (row: OfficeInvoiceRow): contract.OfficeInvoice => ({
  id: row.id,
  number: row.number,
  issued_on: row.issued_on,
  due_on: row.due_on,
  company_id: row.company_id,
  company: row.company,
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  contract_name: row.contract_name,
  currency: row.currency,
  gross: Number(owedAmount(kindOf(row), row.gross)),
  kind: kindOf(row),
  notes: row.notes,
  version: row.version,
  withdrawn: presentWithdrawal(row),
});

export const officeInvoices = handle(contract.officeInvoices, async ({ db, suppliers }, input) => {
  const { page } = input;
  const { filters, order } = invoiceListOf(input);
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const { rows, found } = await listOfficeInvoices(db, suppliers, filters, order, window);
  const total = found ?? (await countOfficeInvoices(db, suppliers, filters));
  return {
    items: rows.map(presentRow),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
});

/** An invoice of the chosen brand; the same 404 for a foreign and an absent one. */
export const findOwnInvoice = async ({ db, suppliers }: StaffContext, id: string) => {
  const found = await findOfficeInvoice(db, suppliers, id);
  if (found === undefined) throw new Refusal(404, 'invoice_not_found');
  return found;
};

export const officeInvoice = handle(contract.officeInvoice, async (context, { id }) => {
  const found = await findOwnInvoice(context, id);
  const notes = await listNamedNotes(context.db, found);
  return {
    ...presentRow(found),
    net: Number(owedAmount(kindOf(found), found.net)),
    tax: Number(owedAmount(kindOf(found), found.tax)),
    payable: Number(owedAmount(kindOf(found), found.payable)),
    remarks: [...found.remarks],
    file_name: found.file_name,
    deliveries: notes.map(({ quantity, ...note }) => ({
      ...note,
      quantity: quantity === null ? null : Number(quantity),
    })),
  };
});

export const officeInvoiceFile = handle(contract.officeInvoiceFile, async (context, { id }) => {
  const found = await findOwnInvoice(context, id);
  const absent = 'invoice_not_found';
  const body = keptFile(context.files, { kind: 'invoices', name: found.file, absent });
  return new FileAnswer({ body, name: found.file_name, media: found.content_type });
});
