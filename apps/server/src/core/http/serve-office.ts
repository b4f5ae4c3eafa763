import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import type { FastifyInstance } from 'fastify';
import {
  exists,
  IMMUTABLE,
  inlineOf,
  isAsset,
  isFile,
  isHidden,
  pathnameOf,
  REVALIDATE,
  sendUnbuilt,
} from '#core/http/built-files.ts';
import { officePolicy, previewHeaders } from '#core/http/security-headers.ts';

const OFFICE = fileURLToPath(new URL('../../../../office/dist', import.meta.url));
const BASE = '/office';
/** The page in the frame of the preview, and its file. */
const PREVIEW = { path: '/preview', file: 'preview.html' };

/**
 * The built office below `/office` (OFF-30): every address without file extension is a screen and gets the page of
 * the brand that the host names. `reply.sendFile` comes with the portal's files.
 */
export const serveOffice = (
  app: FastifyInstance,
  brandHosts: ReadonlyMap<string, Brand>,
  directory = OFFICE,
): void => {
  for (const url of [BASE, `${BASE}/*`]) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const path = pathnameOf(request)?.slice(BASE.length);
        if (path === undefined) return reply.callNotFound();
        if (!isAsset(path)) {
          reply.header('Content-Security-Policy', officePolicy(await inlineOf(directory)));
        }
        if (path === PREVIEW.path) {
          if (!(await exists(directory, PREVIEW.file))) return sendUnbuilt(reply, 'office');
          reply.headers({ ...previewHeaders, 'Cache-Control': REVALIDATE });
          return reply.sendFile(PREVIEW.file, directory);
        }
        if (isFile(path)) {
          if (isHidden(path) || !(await exists(directory, path))) return reply.callNotFound();
          reply.header('Cache-Control', isAsset(path) ? IMMUTABLE : REVALIDATE);
          return reply.sendFile(path, directory);
        }
        const page = join(
          brandHosts.get(request.hostname.toLowerCase()) ?? BRANDS[0],
          'shell.html',
        );
        reply.header('Cache-Control', REVALIDATE);
        return (await exists(directory, page))
          ? reply.sendFile(page, directory)
          : sendUnbuilt(reply, 'office');
      },
    });
  }
};
