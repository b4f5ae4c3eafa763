import type { Plugin } from 'vite';

/** Styles that a page may have inside (pages.ts): the loader recognises them by their names. */
const INSIDE = /"assets\/(?:main|start|login|fields|dashboard|shell|layers|cards|shared)\.css"/;
const STYLE = /"assets\/[\w-]+\.css"/g;
const LIST = /m\.f=\[[^\]]*\]/;

/**
 * All styles of the app are one file: any name that no page has inside makes the loader fetch it. One name for all of
 * them makes the lists of files short, which the first load carries.
 */
export const styleNames = (): Plugin => ({
  name: 'style-names',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(LIST, (list) =>
          list.replace(STYLE, (name) => (INSIDE.test(name) ? name : '"assets/shared.css"')),
        );
      }
    },
  },
});
