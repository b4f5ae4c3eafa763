import type { FileKind, Files } from '#core/files/files.ts';

// Another process may be about to name a file that it has just written.
const MIN_AGE_MS = 3_600_000;

type Options = { readonly files: Files; readonly kind: FileKind; readonly now: Date };

/**
 * Removes files that no row names: their transaction broke off after the file was written. A database that
 * names none at all is taken for another database than the one these files belong to.
 */
export const removeOrphanFiles = async (
  { files, kind, now }: Options,
  listNamed: () => Promise<ReadonlySet<string>>,
): Promise<void> => {
  const old = await files.list(kind, new Date(now.getTime() - MIN_AGE_MS));
  if (old.length === 0) return;
  const named = await listNamed();
  if (named.size === 0) return;
  for (const name of old) if (!named.has(name)) await files.remove(kind, name);
};
