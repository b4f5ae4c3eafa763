import * as calls from '@abrufbar/contract/documents.ts';
import { formatNoteCode, signedPart } from '@abrufbar/domain/deliveries-code.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { membershipOf } from '#core/caller-scope.ts';
import { handle } from '#core/context.ts';
import { FileAnswer } from '#core/files.ts';
import { Refusal } from '#core/refusal.ts';
import { findPrintedNote } from '#deliveries/note-store.ts';
import { drawNote } from '#documents/note-pdf.ts';

const t = reader(documentsTexts);

export const downloadNote = handle(calls.downloadNote, async (context, { scale_note_uuid }) => {
  const { db, scope, caller, signer, linkOrigin, brand, now } = context;
  const note = await findPrintedNote(db, scope, scale_note_uuid);
  if (note === undefined) throw new Refusal(404, 'delivery_not_found');
  const customer = membershipOf(caller, note.company_id);
  const signature = signer.sign(signedPart(note.id, note.supplier_id));
  const code = formatNoteCode(linkOrigin, note.id, signature);
  return new FileAnswer({
    body: () => drawNote(note, { brand, customer, code, now }),
    name: `${t('note.file', { nummer: note.number })}.pdf`,
  });
});
