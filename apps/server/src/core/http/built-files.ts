/** Files and pages of a built app, as its folder holds them. */
import { access, readFile } from 'node:fs/promises';
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

/** Scripts, styles and fonts that pages load: the policy of the page holds for them. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

export const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

/** Pages have addresses of their own, and compressed twins are chosen by the request. */
export const isHidden = (path: string): boolean =>
  /\.(?:html|br|gz)$|^\/csp\.json$|^\/\./.test(path);

export const exists = (directory: string, file: string): Promise<boolean> =>
  access(join(directory, file)).then(
    () => true,
    () => false,
  );

// Read again each time: pages are rarely requested, and a new build must not need a restart.
export const inlineOf = async (directory: string): Promise<InlineHashes> => {
  const text = await readFile(join(directory, 'csp.json'), 'utf8').catch(() => null);
  return text === null ? { scripts: [], styles: [] } : z.parse(inlineHashes, JSON.parse(text));
};

/** Instead of a page before the first build. */
export const sendUnbuilt = (reply: FastifyReply, app: string): FastifyReply =>
  reply
    .code(500)
    .type('text/plain; charset=utf-8')
    .send(`The ${app} has not been built yet. Run "npm start" in the project folder.\n`);
