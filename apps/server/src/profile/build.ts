import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { savePicture } from '#profile/store.ts';

// The content of the picture does not matter here.
const SOME_BYTES = Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBP', 'latin1');

/** A picture of a person. */
export const buildPicture = async (
  { db, files }: { readonly db: Database; readonly files: Files },
  { id: userId }: { readonly id: string },
  at = new Date(),
) => ({
  id: await savePicture(db, { userId, file: await files.write('pictures', SOME_BYTES), at }),
});
