import { type Pool, inTransaction } from '#core/database.ts';
import type { Files } from '#core/files.ts';
import { listPictureFiles } from '#profile/store.ts';

// Another process may be about to name a file that it has just written.
const STILL_COMING_MS = 3_600_000;

type Options = { readonly files: Files; readonly database: Pool; readonly now: Date };

/**
 * Removes pictures that no row names: their transaction broke off after the file was written. A database
 * without any picture is taken for another database than the one these files belong to.
 */
export const removeOrphans = async ({ files, database, now }: Options): Promise<void> => {
  const old = await files.list('pictures', new Date(now.getTime() - STILL_COMING_MS));
  if (old.length === 0) return;
  const named = await inTransaction(database, { readOnly: true }, listPictureFiles);
  if (named.size === 0) return;
  for (const name of old) if (!named.has(name)) await files.remove('pictures', name);
};
