import * as calls from '@abrufbar/contract/documents.ts';
import { formatNoteCode, signedPart } from '#deliveries/note-code.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { findCustomerNumber } from '#companies/customer-store.ts';
import { membershipOf } from '#core/calls/caller-scope.ts';
import { handle } from '#core/calls/context.ts';
import { FileAnswer } from '#core/files/files.ts';
import type { LastKey } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findContract } from '#contracts/store.ts';
import { findCorrectedSlip } from '#deliveries/correction-store.ts';
import { type ListedDelivery, listDeliveriesBehind } from '#deliveries/export-store.ts';
import { findPrintedNote } from '#deliveries/note-store.ts';
import { openListFile } from '#documents/list/list-file.ts';
import { drawNote } from '#documents/note-pdf.ts';

const t = reader(documentsTexts);

export const downloadNote = handle(calls.downloadNote, async (context, { scale_note_uuid }) => {
  const { db, scope, caller, signer, linkOrigin, brand, now } = context;
  const note = await findPrintedNote(db, scope, scale_note_uuid);
  if (note === undefined) throw new Refusal(404, 'delivery_not_found');
  const { company_id: companyId, supplier_id: supplierId } = note;
  const customer = {
    name: membershipOf(caller, companyId).companyName,
    number: await findCustomerNumber(db, { companyId, supplierId }),
  };
  const signature = signer.sign(signedPart(note.id, note.supplier_id));
  const code = formatNoteCode(linkOrigin, note.id, signature);
  const slip = note.corrected_at === null ? undefined : await findCorrectedSlip(db, scope, note.id);
  return new FileAnswer({
    body: () => drawNote(note, { brand, customer, code, now, slip }),
    name: `${t('note.file', { nummer: note.number })}.pdf`,
  });
});

/** Rows read at a time; other requests run in between. */
const BATCH_ROWS = 500;

export const exportContract = handle(calls.exportContract, async (context, { contract_id }) => {
  const { db, scope, caller, today } = context;
  const contract = await findContract(db, scope, caller.userId, contract_id);
  if (contract === undefined) throw new Refusal(404, 'contract_not_found');
  const list = { companyId: contract.company_id, contractId: contract.id };
  const file = openListFile();
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
