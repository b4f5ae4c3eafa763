import type { Plugin } from 'vite';

const VITES_LOADER = '\0vite/preload-helper.js';

/**
 * In the browser: fetches the files of a screen in parallel. `data-inside` in the head names the files inlined
 * in the page; all other styles are in the one style sheet, which is disabled in the head at first.
 */
const LOADER = `
const sheet = document.querySelector('link[rel=stylesheet]');
const known = new Map(sheet.dataset.inside.split(' ').map((file) => [file]));
let styles;
const whenStyled = () => styles ??= new Promise((done, failed) => {
  sheet.onload = done;
  sheet.onerror = () => {
    sheet.disabled = true;
    styles = undefined;
    failed(new TypeError('import ' + sheet.href));
  };
  sheet.disabled = false;
});
const add = (file) => {
  if (known.has(file)) return;
  if (file.endsWith('.css')) return whenStyled();
  known.set(file);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/' + file;
  link.crossOrigin = '';
  document.head.append(link);
};
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(add));
  return load();
};`;

/** Replaces Vite's loader, which is as large as the own code of two screens. */
export const smallLoader = (): Plugin => ({
  name: 'small-loader',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === VITES_LOADER ? LOADER : null),
});
