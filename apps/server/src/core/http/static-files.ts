import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServerAddress } from '@abrufbar/contract/protocol/server-addresses.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
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
import { decoderPolicy, pagePolicy } from '#core/http/security-headers.ts';

const PORTAL = fileURLToPath(new URL('../../../../portal/dist', import.meta.url));

const DECODER = /^\/assets\/scan-worker-[\w-]+\.js$/;

/**
 * The built portal. Every address without file extension is a screen and gets the page of the brand that
 * the host names (T-20); other addresses of the server and files that do not exist answer 404.
 */
export const servePortal = async (
  app: FastifyInstance,
  brandHosts: ReadonlyMap<string, Brand>,
  directory = PORTAL,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = pathnameOf(request);
      const isPortal = path !== null && (path === GALLERY || !isServerAddress(path));
      if (!isPortal) return reply.callNotFound();
      const brand = brandHosts.get(request.hostname.toLowerCase()) ?? BRANDS[0];
      if (DECODER.test(path)) reply.header('Content-Security-Policy', decoderPolicy());
      else if (!isAsset(path)) {
        reply.header('Content-Security-Policy', pagePolicy(await inlineOf(directory)));
      }
      return isFile(path)
        ? sendFile(reply, directory, brand, path)
        : sendPage(reply, directory, brand, path);
    },
  });
};

/** A file both brands share, one of the brand, or one of the gallery. Pages have their own addresses. */
const sendFile = async (reply: FastifyReply, directory: string, brand: Brand, path: string) => {
  if (isHidden(path)) return reply.callNotFound();
  reply.header('Cache-Control', isAsset(path) ? IMMUTABLE : REVALIDATE);
  for (const folder of ['', brand, 'gallery']) {
    const file = join(folder, path.slice(1));
    if (await exists(directory, file)) return reply.sendFile(file);
  }
  return reply.callNotFound();
};

/** Pages with a prerendered screen of their own; all others start from the empty shell. */
const PRERENDERED: Readonly<Record<string, string>> = {
  '/login': 'login',
  '/dashboard': 'dashboard',
};

/** The components, for developers; the same under both brands. */
const GALLERY = '/gallery';

const sendPage = async (reply: FastifyReply, directory: string, brand: Brand, path: string) => {
  const ofBrand = join(brand, `${PRERENDERED[path] ?? 'shell'}.html`);
  const page = path === GALLERY ? 'gallery/gallery.html' : ofBrand;
  reply.header('Cache-Control', REVALIDATE);
  if (await exists(directory, page)) return reply.sendFile(page);
  return sendUnbuilt(reply, 'portal');
};
