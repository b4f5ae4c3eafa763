import type { Plugin } from 'vite';

const VITES_LOADER = '\0vite/preload-helper.js';

/** In the browser: fetches the files of a screen side by side; its styles are there before it is drawn. */
const LOADER = `
const known = new Map();
for (const link of document.querySelectorAll('link')) known.set(link.getAttribute('href'));
const add = (file) => {
  const href = '/' + file;
  if (!known.has(href)) known.set(href, new Promise((done, failed) => {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    link.crossOrigin = '';
    if (isStyle) link.onload = done; else done();
    link.onerror = () => { known.delete(href); failed(new TypeError('import ' + href)); };
    document.head.append(link);
  }));
  return known.get(href);
};
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(add));
  return load();
};`;

/** Takes the place of Vite's loader, which is as large as two screens' own code. */
export const smallLoader = (): Plugin => ({
  name: 'small-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === VITES_LOADER ? LOADER : null),
});
