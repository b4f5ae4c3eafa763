import type { NoteDetail } from '@abrufbar/domain/deliveries/note-details.ts';
import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { updateSource } from '#deliveries/source-store.ts';

// No delivery note: a paper drawn from it says what the delivery says.
const SOME_BYTES = Buffer.from('<note/>\n');

type Target = { readonly db: Database; readonly files: Files };
type Contract = { readonly company_id: number; readonly supplier_id: number };

/** The document in which a delivery that was built came, and what it says. */
export const buildNoteFile = async (
  { db, files }: Target,
  { company_id, supplier_id }: Contract,
  number: string,
  details: readonly NoteDetail[] = [],
): Promise<void> => {
  const file = await files.write('notes', SOME_BYTES);
  await updateSource(db, {
    ...{ company_id, supplier_id, source: 'vas', number },
    ...{ revision: '0', digest: Buffer.alloc(0), file, details: JSON.stringify(details) },
  });
};
