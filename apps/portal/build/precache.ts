import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Not precached: font files few devices need, the decoder, which is cached once it was used, and the view of staff. */
const NOT_PRECACHED = /-ext-|\.wasm$|^view-(?:bar|hint|sentence|star)-/;
const PAGES = ['/login', '/dashboard', '/shell'];

/** Writes the list of files to cache into the service worker, and a version that changes with any of them. */
export const fillServiceWorker = async (dist: string): Promise<void> => {
  const path = join(dist, 'service-worker.js');
  const worker = await readFile(path, 'utf8');
  const assets = (await readdir(join(dist, 'assets')))
    .filter((file) => !NOT_PRECACHED.test(file))
    .map((file) => (file.endsWith('.js') ? file.slice(0, -'.js'.length) : `/assets/${file}`))
    .toSorted();
  // The pages name their files and are small; their content goes into the version too.
  const html = await Promise.all(
    (await readdir(dist, { recursive: true }))
      .filter((file) => file.endsWith('.html'))
      .toSorted()
      .map((file) => readFile(join(dist, file))),
  );
  const version = createHash('sha256').update(JSON.stringify(assets)).update(Buffer.concat(html));
  const digest = version.digest('hex').slice(0, 7);
  const filled = worker
    .replaceAll('FILES_OF_BUILD', () => JSON.stringify([...PAGES, ...assets].join(' ')))
    .replaceAll('VERSION_OF_BUILD', () => JSON.stringify(digest));
  if (filled === worker) throw new Error('the service worker has no placeholder for the list');
  await writeFile(path, filled);
};
