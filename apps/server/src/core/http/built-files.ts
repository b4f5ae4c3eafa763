/** Files and pages of a built app, as its folder holds them. */
import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { InlineHashes } from '#core/http/security-headers.ts';

const inlineHashes = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

export const IMMUTABLE = 'public, max-age=31536000, immutable'; // the name carries a hash of the content
export const REVALIDATE = 'no-cache';

/** Path of an address; null for one that no link of ours has. */
export const pathnameOf = ({ raw }: FastifyRequest): string | null => {
  const pathname = (raw.url ?? '/').split('?', 1)[0] ?? '/';
  try {
    const path = decodeURIComponent(pathname);
    return /\0|\\|\.\./.test(path) ? null : path;
  } catch {
    return null;
  }
};

export const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

/** Pages have addresses of their own, and compressed twins are chosen by the request. */
export const isHidden = (path: string): boolean =>
  /\.(?:html|br|gz)$|^\/csp\.json$|^\/\./.test(path);

export const exists = (directory: string, file: string): Promise<boolean> =>
  access(join(directory, file)).then(
    () => true,
    () => false,
  );

type Known = { readonly changedAt: number; readonly hashes: InlineHashes };
const NONE: InlineHashes = { scripts: [], styles: [] };
const known = new Map<string, Known>();

// Every file of the app is sent with them: they are read again once a build has changed them, without a restart.
export const inlineOf = async (directory: string): Promise<InlineHashes> => {
  const file = join(directory, 'csp.json');
  const found = await stat(file).catch(() => null);
  if (!found) return NONE;
  const { mtimeMs: changedAt } = found;
  const last = known.get(file);
  if (last?.changedAt === changedAt) return last.hashes;
  const hashes = z.parse(inlineHashes, JSON.parse(await readFile(file, 'utf8')));
  known.set(file, { changedAt, hashes });
  return hashes;
};

/** Instead of a page before the first build. */
export const sendUnbuilt = (reply: FastifyReply, app: string): FastifyReply =>
  reply
    .code(500)
    .type('text/plain; charset=utf-8')
    .send(`The ${app} has not been built yet. Run "npm start" in the project folder.\n`);
