import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type * as Drawing from '../src/prerender.tsx';
import { fillPage, manifestOf, SHELLS, type Shell } from './brands.ts';
import { neededBy, readChunks, stylesOf, type Chunks } from './chunks.ts';
import { precompress } from './precompress.ts';
import { fillServiceWorker } from './precache.ts';
import { joinStyles, type Styles } from './styles.ts';

const ICONS = ['.svg', '-180.png', '-192.png', '-512.png', '-badge.png'];

/** Entry modules whose code each page needs first. */
const FIRST: Readonly<Record<Shell, readonly string[]>> = {
  login: ['src/main.tsx', 'src/session/login.tsx'],
  dashboard: [
    'src/main.tsx',
    'src/shell.tsx',
    'src/dashboard/dashboard.tsx',
    'src/dashboard/dashboard-content.tsx',
  ],
  shell: ['src/main.tsx', 'src/shell.tsx'],
};

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
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const brand of BRANDS) {
    await mkdir(join(dist, brand), { recursive: true });
    for (const shell of SHELLS) {
      const body = await drawn.prerenderShell(brand, shell);
      const html = fillPage(pageOf(template, shell, body, chunks, styles), brand, shell);
      noteInline(html, inline);
      await writeFile(join(dist, brand, `${shell}.html`), html);
    }
    await writeFile(join(dist, brand, 'manifest.webmanifest'), manifestOf(brand));
    for (const icon of ICONS) {
      await cp(join(assets, `${brand}-app-icon${icon}`), join(dist, brand, `app-icon${icon}`));
    }
  }
  await rm(drawing, { recursive: true });
  const csp = { scripts: [...inline.scripts], styles: [...inline.styles] };
  await writeFile(join(dist, 'csp.json'), JSON.stringify(csp));
  await fillServiceWorker(dist);
  await precompress(dist);
};

/** A page with its styles inside; its code, listed in data-inside, is fetched after the first paint. */
const pageOf = (
  template: string,
  shell: Shell,
  body: string,
  chunks: Chunks,
  styles: Styles,
): string => {
  const needed = neededBy(chunks, FIRST[shell]);
  const scripts = needed.map(({ file }) => file);
  const inside = stylesOf(needed);
  const css = inside.map(styles.text).join('');
  const [font] = /assets\/sofia-sans-(?!ext)[\w-]+\.woff2/.exec(css) ?? [];
  const head = [
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${css}</style>`,
    `<link rel="stylesheet" href="/${styles.file}" data-inside="${[...scripts, ...inside].join(' ')}" disabled>`,
  ];
  return template
    .replace('/src/main.tsx', `/${chunks['src/main.tsx']?.file}`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<!--drawn-->', () => body);
};

const noteInline = (html: string, found: Record<'scripts' | 'styles', Set<string>>): void => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
    if (!attributes.includes('src=')) found.scripts.add(hash(text));
  }
  for (const [, text = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
    found.styles.add(hash(text));
};
