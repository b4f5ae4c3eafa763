/** Caches the app itself on the device: its pages, code and font, never answers of the API. */
import { isServerAddress } from '@abrufbar/contract/protocol/server-addresses.ts';

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting: () => Promise<void>;
  location: Location;
};

// The build inserts both (build/precache.ts).
declare const FILES_OF_BUILD: string;
declare const VERSION_OF_BUILD: string;
// Scripts, which most are, stand there without folder and ending.
const FILES = FILES_OF_BUILD.split(' ').map((file) =>
  file.startsWith('/') ? file : `/assets/${file}.js`,
);
const VERSION = `abrufbar-${VERSION_OF_BUILD}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const clear = (names: string[]) =>
    Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(clear));
});

// A new version waits until the user accepts it.
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const file = request.mode === 'navigate' ? pageAt(pathname) : pathname;
  if (file !== null && FILES.includes(file)) event.respondWith(cachedOr(file, request));
  if (pathname.endsWith('.wasm')) event.respondWith(cacheOnUse(request));
});

/** The page for an address; the host of this worker has one brand. */
const pageAt = (pathname: string): string | null => {
  if (isServerAddress(pathname) || /\.\w+$/.test(pathname)) return null;
  return FILES.includes(pathname) ? pathname : '/shell';
};

const cachedOr = async (file: string, request: Request): Promise<Response> =>
  (await caches.match(file, { cacheName: VERSION })) ?? fetch(request);

/** Caches a large file at its first use: most devices never need it. */
const cacheOnUse = async (request: Request): Promise<Response> => {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // Without room on the device it is used uncached.
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
};
