import { userIdOf, token } from '#core/device.ts';
import { deleteKept, findFile, listFiles, putFile } from '#core/last-state/database.ts';
import { inTurn, isSignedIn } from '#core/last-state/owner.ts';
import { fileHashes } from '#core/last-state/shown.ts';

/** Photos and papers seen once, which open again without reception (D-62). */

/** Reads which files of the person are on this phone. */
export const listKeptFiles = async (userId: string): Promise<void> => {
  const hashes = (await listFiles(userId)).map(({ hash }) => hash);
  if (isSignedIn(userId)) fileHashes.set(new Set(hashes));
};

/** The company is null for what is the person's own. */
export const keepFile = (hash: string, file: Blob, company: string | null): void => {
  const userId = userIdOf(token.get());
  if (userId === null) return;
  const at = Date.now();
  const name = file instanceof File ? file.name : '';
  const { size, type } = file;
  inTurn(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isSignedIn(userId)) return;
    await putFile({ userId, hash, company: company ?? '', at, name, type, size, bytes });
    await listKeptFiles(userId);
  });
};

/** A file of the person signed in; undefined when it is not on this phone. */
export const keptFile = async (hash: string): Promise<File | undefined> => {
  const userId = userIdOf(token.get());
  if (userId === null || !fileHashes.get().has(hash)) return undefined;
  const file = await findFile(userId, hash).catch((error: unknown) => {
    console.warn('last state', error); // it is fetched as ever
    return undefined;
  });
  if (!file || !isSignedIn(userId)) return undefined;
  return new File([file.bytes], file.name, { type: file.type, lastModified: file.at });
};

/** Deletes the files of all companies but these; with none every file. */
export const deleteFilesBut = async (
  userId: string,
  companies: readonly string[],
): Promise<void> => {
  const lost = (await listFiles(userId)).filter(({ company }) => !companies.includes(company));
  await deleteKept(
    userId,
    lost.map(({ hash }) => hash),
  );
  await listKeptFiles(userId);
};
