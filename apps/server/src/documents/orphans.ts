import { listCompanyIds } from '#companies/store.ts';
import { type Pool, inTransaction } from '#core/database.ts';
import type { Files } from '#core/files.ts';
import { removeLostFiles } from '#core/lost-files.ts';
import { listAssetFiles } from '#documents/store.ts';

/** Companies whose files are read together. */
const AT_ONCE = 200;

type Options = { readonly files: Files; readonly database: Pool; readonly now: Date };

/** Removes files of deliveries that no row names, of whichever company. */
export const removeLostAssets = ({ files, database, now }: Options): Promise<void> =>
  removeLostFiles({ files, kind: 'assets', now }, async () => {
    const named = new Set<string>();
    const all = await inTransaction(database, { readOnly: true }, listCompanyIds);
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const companies = all.slice(at, at + AT_ONCE);
      const reading = { companies, readOnly: true };
      const found = await inTransaction(database, reading, (db) => listAssetFiles(db, companies));
      for (const file of found) named.add(file);
    }
    return named;
  });
