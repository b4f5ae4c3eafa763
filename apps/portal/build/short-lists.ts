import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { FIRST, SHELLS } from './first-files.ts';

/** Vite's table of files in front of a chunk, and a list of places in it behind an import. */
const TABLE = /^const __vite__mapDeps=.*?\(m\.f=(\[[^\]]*\])\).*?;\n?/s;
const IMPORT = /import\(`\.\/([^`]+)`\)((?:(?!import\().)*?),__vite__mapDeps\(\[([\d,]*)\]\)/gs;
const SCRIPT = /^assets\/(.+)\.js$/;

/** Stands for styles in a list: a dot and the first letters of the pages that have all of them inside. */
const stylesMark = (styles: readonly string[], inside: ReadonlyMap<string, ReadonlySet<string>>) =>
  `.${SHELLS.filter((shell) => styles.every((file) => inside.get(shell)?.has(file)))
    .map(([letter]) => letter)
    .join('')}`;

/**
 * Makes Vite's lists of files short, which the first load carries (`small-loader.ts` reads them): names without
 * folder and ending, one mark for all styles of a list, and not the imported file itself, which `import()` fetches.
 */
export const shortLists = (source: string): Plugin => ({
  name: 'short-lists',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const inside = new Map(
        SHELLS.map((shell) => [
          shell,
          stylesInside(
            bundle,
            FIRST[shell].map((file) => join(source, '..', file)),
          ),
        ]),
      );
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = shortened(file.code, inside);
      }
    },
  },
});

/** Style sheets of the files that these modules need. */
const stylesInside = (
  bundle: Rollup.OutputBundle,
  modules: readonly string[],
): ReadonlySet<string> => {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== 'chunk') return;
    seen.add(name);
    file.viteMetadata?.importedCss.forEach((one) => styles.add(one));
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && modules.includes(file.facadeModuleId ?? '')) add(file.fileName);
  }
  return styles;
};

const shortened = (code: string, inside: ReadonlyMap<string, ReadonlySet<string>>): string => {
  const [table, list = '[]'] = TABLE.exec(code) ?? [];
  if (table === undefined) return code;
  const files = JSON.parse(list) as string[]; // Vite wrote it
  const names: string[] = [];
  const placeOf = (name: string): number => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const body = code
    .slice(table.length)
    .replace(IMPORT, (_, own: string, then: string, places: string) => {
      const needed = places.split(',').map((at) => files[Number(at)] ?? '');
      const styles = needed.filter((file) => file.endsWith('.css'));
      const scripts = needed.flatMap((file) => SCRIPT.exec(file)?.[1] ?? []);
      const wanted = scripts.filter((name) => `${name}.js` !== own);
      if (styles.length > 0) wanted.push(stylesMark(styles, inside));
      const short = wanted.filter((name) => name !== '.lds').map(placeOf);
      return `import(\`./${own}\`)${then}${short.length > 0 ? `,__vite__mapDeps([${short.join()}])` : ''}`;
    });
  if (names.length === 0) return body;
  return `const __files=\`${names.join(' ')}\`.split(\` \`),__vite__mapDeps=e=>e.map(e=>__files[e]);\n${body}`;
};
