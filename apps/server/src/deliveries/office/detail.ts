import type { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import {
  findSlip,
  listCorrections,
  listInvoicesNaming,
} from '#deliveries/office/correction-store.ts';
import { listOfficeEntries } from '#deliveries/office/entry-store.ts';
import { findOfficeDelivery } from '#deliveries/office/list-store.ts';
import { presentDetail } from '#deliveries/office/present.ts';
import { listReceipts } from '#deliveries/receipt/receipt-store.ts';
import { listHintsOf } from '#deliveries/weight-checks/store.ts';
import { findNoteFile, listSources } from '#deliveries/source-store.ts';

/** One delivery with slip, corrections and invoices. */
export const readDetail = async (
  { db, suppliers, now }: StaffContext,
  id: string,
): Promise<OutputOf<typeof officeDetail>> => {
  const row = await findOfficeDelivery(db, suppliers, id);
  if (row === undefined) throw new Refusal(404, 'delivery_not_found');
  const isCorrected = row.corrected_at !== null;
  const beside = {
    slip: isCorrected ? await findSlip(db, suppliers, row) : undefined,
    corrections: isCorrected ? await listCorrections(db, suppliers, row) : [],
    receipts: await listReceipts(db, suppliers, row),
    entries: await listOfficeEntries(db, suppliers, row),
    invoices: await listInvoicesNaming(db, row),
    sources: await listSources(db, row),
    hints: await listHintsOf(db, row.company_id, id),
    hasNoteFile: (await findNoteFile(db, [row.company_id], id)) !== undefined,
  };
  return presentDetail(row, beside, now);
};
