import * as calls from '@abrufbar/contract/documents.ts';
import { formatNoteCode, signedPart } from '#deliveries/note-code.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { findCustomerNumber } from '#companies/customer-store.ts';
import { companyNameOf, membershipOf } from '#core/calls/caller-scope.ts';
import { Accepted, type BaseContext, handle } from '#core/calls/context.ts';
import { FileAnswer } from '#core/files/files.ts';
import type { LastKey } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findContract } from '#contracts/store.ts';
import { findCorrectedSlip } from '#deliveries/correction-store.ts';
import { type ListedDelivery, listDeliveriesBehind } from '#deliveries/export-store.ts';
import { findPrintedNote } from '#deliveries/note-store.ts';
import { openListFile } from '#documents/list/list-file.ts';
import { askForPaper, drawPaper } from '#documents/drawing/papers.ts';

const t = reader(documentsTexts);

/** Between two questions for a paper that is being drawn. */
const RETRY_AFTER_SECONDS = 1;

export const downloadNote = handle(calls.downloadNote, (context, { scale_note_uuid }) =>
  noteFile({ ...context, nameOf: companyNameOf(context) }, scale_note_uuid, calls.downloadNote),
);

type NoteReader = Pick<BaseContext, 'db' | 'signer' | 'linkOrigin' | 'brand' | 'now'> & {
  readonly scope: readonly number[];
  readonly nameOf: (companyId: number) => string;
};

/** A delivery note as PDF, whoever of its company reads it; a long one is asked for again at the path of the call. */
export const noteFile = async (
  { db, scope, signer, linkOrigin, brand, now, nameOf }: NoteReader,
  id: string,
  { path }: { readonly path: string },
): Promise<FileAnswer | Accepted<{ progress: number; url: string }>> => {
  const note = await findPrintedNote(db, scope, id);
  if (note === undefined) throw new Refusal(404, 'delivery_not_found');
  const { company_id: companyId, supplier_id: supplierId } = note;
  const customer = {
    name: nameOf(companyId),
    number: note.customer_number ?? (await findCustomerNumber(db, { companyId, supplierId })),
  };
  const signature = signer.sign(signedPart(note.id, note.supplier_id));
  const code = formatNoteCode(linkOrigin, note.id, signature);
  const slip = note.corrected_at === null ? undefined : await findCorrectedSlip(db, scope, note.id);
  const order = { note, printing: { brand, customer, code, now, slip } };
  const name = `${t('note.file', { nummer: note.number })}.pdf`;
  if (note.materials.length <= calls.MAX_DIRECT_LINES)
    return new FileAnswer({ body: () => drawPaper(order), name });
  const paper = askForPaper(order);
  if ('bytes' in paper) return new FileAnswer({ body: paper.bytes, name });
  const url = `/api/v2/${path.replace(/\{\w+\}/, note.id)}`;
  return new Accepted({ progress: paper.percent, url }, RETRY_AFTER_SECONDS);
};

/** Rows read at a time; other requests run in between. */
const BATCH_ROWS = 500;

export const exportContract = handle(calls.exportContract, async (context, { contract_id }) => {
  const { db, scope, caller, today } = context;
  const contract = await findContract(db, scope, caller.userId, contract_id);
  if (contract === undefined) throw new Refusal(404, 'contract_not_found');
  const { permissions } = membershipOf(caller, contract.company_id);
  const hasInvoices = permissions.includes('invoice-list');
  const list = { companyId: contract.company_id, contractId: contract.id, hasInvoices };
  const file = openListFile({ hasInvoices });
  try {
    let last: ListedDelivery | undefined;
    do {
      const behind: LastKey | null = last ? [last.weighed_at, last.id] : null;
      const deliveries = await listDeliveriesBehind(db, list, behind, BATCH_ROWS);
      if (deliveries.length > 0) file.add(deliveries);
      last = deliveries[BATCH_ROWS - 1];
    } while (last);
  } catch (error) {
    file.stop();
    throw error;
  }
  const name = t('list.file', { nummer: contract.contract_number, tag: today });
  return new FileAnswer({ body: file.end, name: `${name}.xlsx` });
});
