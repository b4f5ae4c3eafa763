import { listCompanyIds } from '#companies/store.ts';
import { type Pool, inTransaction } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { removeOrphanFiles } from '#core/files/orphan-files.ts';
import { listNoteFiles } from '#deliveries/source-store.ts';
import { listInvoiceFiles } from '#documents/invoice-store.ts';
import { listAssetFiles } from '#documents/store.ts';

/** Companies whose files are read together. */
const BATCH_COMPANIES = 200;

type Options = { readonly files: Files; readonly database: Pool; readonly now: Date };

const KINDS = { assets: listAssetFiles, invoices: listInvoiceFiles, notes: listNoteFiles };

/** Removes files of deliveries, their notes and invoices that no row of any company names. */
export const removeOrphanDocuments = async (options: Options): Promise<void> => {
  await removeLost('assets', options);
  await removeLost('invoices', options);
  await removeLost('notes', options);
};

const removeLost = (kind: keyof typeof KINDS, { files, database, now }: Options) =>
  removeOrphanFiles({ files, kind, now }, async () => {
    const named = new Set<string>();
    const all = await inTransaction(database, { readOnly: true }, listCompanyIds);
    for (let at = 0; at < all.length; at += BATCH_COMPANIES) {
      const companies = all.slice(at, at + BATCH_COMPANIES);
      const reading = { companies, readOnly: true };
      const found = await inTransaction(database, reading, (db) => KINDS[kind](db, companies));
      for (const file of found) named.add(file);
    }
    return named;
  });
