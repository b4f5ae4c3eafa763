import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileKind, type Files, isFileName } from '#core/files/files.ts';

const HALF_WRITTEN = /^[0-9a-f]{32}\.part$/;

/** The files of a data directory. */
export const filesIn = (dataDir: string): Files => filesOnDisk(join(dataDir, 'files'));

/** Files in a folder that nothing else reads or serves; the folder is made with the first one. */
export const filesOnDisk = (folder: string): Files => {
  const placeOf = (kind: FileKind, name: string): string => {
    if (!isFileName(name)) throw new Error('not a name this store has given');
    return join(folder, kind, name);
  };
  const write = async (
    kind: FileKind,
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
  ): Promise<string> => {
    const name = randomBytes(16).toString('hex');
    const place = placeOf(kind, name);
    await mkdir(join(folder, kind), { recursive: true, mode: 0o700 });
    const part = `${place}.part`;
    try {
      await synced(part, 'wx', (file) => file.writeFile(bytes));
      await rename(part, place);
    } catch (error) {
      await rm(part, { force: true }); // on a full disk even its first bytes are missed elsewhere
      throw error;
    }
    await synced(join(folder, kind), 'r'); // the name outlives a loss of power too
    return name;
  };
  return {
    write,
    writeStream: write,
    read: async (kind, name) => {
      const file = await open(placeOf(kind, name)).catch(nothingThere);
      return file?.createReadStream() ?? null;
    },
    remove: (kind, name) => rm(placeOf(kind, name), { force: true }),
    list: async (kind, before) => {
      const names = (await readdir(join(folder, kind)).catch(nothingThere)) ?? [];
      const old: string[] = [];
      for (const name of names) {
        const place = join(folder, kind, name);
        const found = await stat(place).catch(nothingThere);
        if (!found || found.mtime >= before) continue;
        if (HALF_WRITTEN.test(name)) await rm(place, { force: true });
        if (isFileName(name)) old.push(name);
      }
      return old;
    },
  };
};

type Opened = Awaited<ReturnType<typeof open>>;

const synced = async (
  path: string,
  flags: string,
  work: (file: Opened) => Promise<void> = async () => {},
): Promise<void> => {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
};

const nothingThere = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};
