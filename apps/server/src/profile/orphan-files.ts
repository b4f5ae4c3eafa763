import { type Pool, inTransaction } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { removeOrphanFiles } from '#core/files/orphan-files.ts';
import { listPictureFiles } from '#profile/store.ts';

type Options = { readonly files: Files; readonly database: Pool; readonly now: Date };

/** Removes pictures that no row names. */
export const removeOrphanPictures = ({ files, database, now }: Options): Promise<void> =>
  removeOrphanFiles({ files, kind: 'pictures', now }, () =>
    inTransaction(database, { readOnly: true }, listPictureFiles),
  );
