import { inTransaction, type Pool } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { removeOrphanFiles } from '#core/files/orphan-files.ts';
import { listImportFiles, listImports } from '#imports/run/import-store.ts';
import { listKeptFiles } from '#imports/run/reject-store.ts';

type Options = { readonly files: Files; readonly database: Pool; readonly now: Date };

/** Removes files of imports that never began and of rejected rows that are gone. Any import in the log proves that the database is the right one. */
export const removeOrphanImports = ({ files, database, now }: Options): Promise<void> =>
  removeOrphanFiles({ files, kind: 'imports', now }, () =>
    inTransaction(database, { readOnly: true }, async (db) => {
      const latest = await listImports(db, null, 1);
      const named = [...(await listImportFiles(db)), ...(await listKeptFiles(db))];
      return new Set([...named, ...latest.map(({ id }) => id)]);
    }),
  );
