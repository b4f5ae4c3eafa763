import type { Plugin } from 'vite';

const VITES_LOADER = '\0vite/preload-helper.js';

/**
 * Runs in the browser. Beside each `import()` it fetches, at the same time, the files which that import needs
 * (`short-lists.ts` writes their lists). It leaves out scripts that the page asks for by itself, named in
 * `data-inside`, and styles inside the page. For other styles it switches on the one style sheet in the head.
 */
const LOADER = `
const sheet = document.querySelector('link[rel=stylesheet]');
const [page] = document.documentElement.dataset.shell;
const known = new Set(sheet.dataset.inside.split(' '));
let styles;
const whenStyled = () => styles ??= new Promise((done, failed) => {
  sheet.onload = done;
  sheet.onerror = () => {
    sheet.disabled = true;
    styles = undefined;
    failed(new TypeError('import'));
  };
  sheet.disabled = false;
});
const add = (name) => {
  if (name[0] === '.') return name.includes(page) || whenStyled();
  if (known.has(name)) return;
  known.add(name);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/assets/' + name + '.js';
  document.head.append(link);
};
export const __vitePreload = (load, files = []) =>
  Promise.all([load(), ...files.map(add)]).then(([code]) => code);`;

/** Replaces Vite's loader, which is as large as the own code of two screens. */
export const smallLoader = (): Plugin => ({
  name: 'small-loader',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === VITES_LOADER ? LOADER : null),
});
