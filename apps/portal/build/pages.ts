import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type * as Drawing from '../src/prerender.tsx';
import { fillPage } from '../../../packages/web/build/brand-pages.ts';
import { neededBy, readChunks, stylesOf, type Chunks } from '../../../packages/web/build/chunks.ts';
import { noInline, noteInline, writeInline } from '../../../packages/web/build/inline-hashes.ts';
import { precompress } from '../../../packages/web/build/precompress.ts';
import { manifestOf, pageValues } from './brands.ts';
import { paths, type RouteName } from '../src/core/navigation/paths.ts';
import { SHELL_MODULES, SHELLS, type Shell } from './shell-modules.ts';
import { earlyCalls, type EarlyCall } from './early-calls.ts';
import { fillServiceWorker } from './precache.ts';
import { joinStyles, type Styles } from './styles.ts';

const ICONS = ['.svg', '-180.png', '-192.png', '-512.png', '-badge.png'];

type Places = {
  readonly template: string;
  readonly dist: string;
  readonly drawing: string;
  readonly assets: string;
};

/** Makes the pages of both brands, and their icons and manifests, out of the bundler's output. */
export const finishPages = async ({
  template: source,
  dist,
  drawing,
  assets,
}: Places): Promise<void> => {
  const template = await readFile(source, 'utf8');
  const chunks = await readChunks(dist);
  const styles = await joinStyles(dist, chunks);
  const file = pathToFileURL(join(drawing, 'prerender.js')).href;
  const drawn = (await import(file)) as typeof Drawing; // made from that very source just now
  const inline = noInline();
  const calls = await earlyCalls();
  for (const brand of BRANDS) {
    await mkdir(join(dist, brand), { recursive: true });
    for (const shell of SHELLS) {
      const body = await drawn.prerenderShell(brand, shell);
      const page = pageOf(template, shell, body, chunks, styles);
      const first = firstOf(shell, calls, chunks, styles);
      const html = fillPage(page, { ...pageValues(brand, shell), first: JSON.stringify(first) });
      noteInline(html, inline);
      await writeFile(join(dist, brand, `${shell}.html`), html);
    }
    await writeFile(join(dist, brand, 'manifest.webmanifest'), manifestOf(brand));
    for (const icon of ICONS) {
      await cp(join(assets, `${brand}-app-icon${icon}`), join(dist, brand, `app-icon${icon}`));
    }
  }
  await rm(drawing, { recursive: true });
  await writeInline(dist, inline);
  await fillServiceWorker(dist);
  await precompress(dist);
};

/** Requests and scripts by the fixed first parts of an address, for the page that serves it. */
const firstOf = (
  shell: Shell,
  calls: Readonly<Record<string, readonly EarlyCall[]>>,
  chunks: Chunks,
  styles: Styles,
) => {
  const known = new Set(neededBy(chunks, SHELL_MODULES[shell]).map(({ file }) => file));
  const entries = Object.entries(calls).flatMap(([name, own]) => {
    const isServed = shell === 'shell' ? name !== 'dashboard' : name === shell;
    const key = Object.keys(chunks).find((one) => one.endsWith(`/${name}.tsx`));
    if (!isServed) return [];
    if (key === undefined) throw new Error(`${name} has no file`);
    const scripts = neededBy(chunks, [key]).map(({ file }) => file);
    const files = scripts.filter((file) => !known.has(file)).map(nameOf);
    const parts = paths[name as RouteName].split('/').slice(1); // the table has names of routes
    const fixed = parts.filter((part) => !part.startsWith('{')).join('/');
    const needed = { parts: parts.length, calls: own, files };
    return [[fixed, { ...needed, styles: files.length > 0 ? styles.file : '' }] as const];
  });
  return Object.fromEntries(entries);
};

/** Name of a script in the lists inside the page, without what all have in common. */
const nameOf = (file: string): string => file.replace(/^assets\/|\.js$/g, '');

/** A page with its styles inside; its code, listed in data-inside, is fetched after the first paint. */
const pageOf = (
  template: string,
  shell: Shell,
  body: string,
  chunks: Chunks,
  styles: Styles,
): string => {
  const needed = neededBy(chunks, SHELL_MODULES[shell]);
  const scripts = needed.map(({ file }) => nameOf(file));
  const inside = stylesOf(needed);
  const css = inside.map(styles.text).join('');
  const [font] = /assets\/sofia-sans-(?!ext)[\w-]+\.woff2/.exec(css) ?? [];
  const head = [
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${css}</style>`,
    `<link rel="stylesheet" href="/${styles.file}" data-inside="${scripts.join(' ')}" disabled>`,
    `<link rel="stylesheet" href="/${styles.sunFile}" data-sun disabled>`,
  ];
  return template
    .replace('/src/main.tsx', `/${chunks['src/main.tsx']?.file}`)
    .replace('<!--styles-->', () => head.join(''))
    .replace('<!--drawn-->', () => body);
};
