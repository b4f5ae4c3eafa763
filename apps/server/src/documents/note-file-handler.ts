import { downloadNoteFile as call } from '@abrufbar/contract/documents.ts';
import { officeNoteFile as officeCall } from '@abrufbar/contract/documents-office.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import type { Database } from '#core/database/database.ts';
import { FileAnswer, type Files, keptFile } from '#core/files/files.ts';
import { findOfficeDelivery } from '#deliveries/office/list-store.ts';
import { findNoteFile } from '#deliveries/source-store.ts';

const t = reader(documentsTexts);
const absent = 'note_file_not_found';

type From = { readonly db: Database; readonly files: Files };

/** The document as it came, byte for byte; a delivery of a scale has none. */
const answerWith = async ({ db, files }: From, scope: readonly number[], id: string) => {
  const found = await findNoteFile(db, scope, id);
  if (!found?.file) throw new Refusal(404, absent);
  const body = keptFile(files, { kind: 'notes', name: found.file, absent });
  return new FileAnswer({ body, name: `${t('note.original_file', { nummer: found.number })}.xml` });
};

export const downloadNoteFile = handle(call, (context, { scale_note_uuid }) =>
  answerWith(context, context.scope, scale_note_uuid),
);

export const officeNoteFile = handle(officeCall, async (context, { id }) => {
  const delivery = await findOfficeDelivery(context.db, context.suppliers, id);
  if (delivery === undefined) throw new Refusal(404, 'delivery_not_found');
  return answerWith(context, [delivery.company_id], id);
});
