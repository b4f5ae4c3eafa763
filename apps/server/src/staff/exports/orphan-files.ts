import { findAnyMember, listExportFiles } from '#staff/exports/store.ts';
import { inTransaction, type Pool } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { removeOrphanFiles } from '#core/files/orphan-files.ts';

type Options = { readonly files: Files; readonly staffDatabase: Pool; readonly now: Date };

/** Removes files of exports whose job broke off before it named them. Any member proves that the database is the right one. */
export const removeOrphanExports = ({ files, staffDatabase, now }: Options): Promise<void> =>
  removeOrphanFiles({ files, kind: 'exports', now }, () =>
    inTransaction(staffDatabase, { readOnly: true }, async (db) => {
      const member = await findAnyMember(db);
      return new Set([...(await listExportFiles(db)), ...(member ? [member] : [])]);
    }),
  );
