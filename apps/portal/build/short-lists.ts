import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { SHELL_MODULES, SHELLS } from './shell-modules.ts';

/** Vite's table of files in front of a chunk, and a list of places in it behind an import. */
const TABLE = /^const __vite__mapDeps=.*?\(m\.f=(\[[^\]]*\])\).*?;\n?/s;
const IMPORT = /import\(`\.\/([^`]+)`\)((?:(?!import\().)*?),__vite__mapDeps\(\[([\d,]*)\]\)/gs;
const LIST = /__vite__mapDeps\(\[/g;
const SCRIPT = /^assets\/(.+)\.js$/;

/** First letter of a page, as the loader reads it. */
const letterOf = ([letter = '']: string): string => letter;
/** Styles that every page has inside need no loader. */
const EVERYWHERE = `.${SHELLS.map(letterOf).join('')}`;

/** Fields of a chunk that are known before its name is final, and after. */
type Chunk = Pick<Rollup.RenderedChunk, 'fileName' | 'facadeModuleId' | 'imports'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
/** Style sheets inside each page. */
type Inside = ReadonlyMap<string, ReadonlySet<string>>;

/** Stands for styles in a list: a dot and the first letters of the pages that have all of them inside. */
const stylesMark = (styles: readonly string[], inside: Inside): string => {
  const pages = SHELLS.filter((shell) => styles.every((file) => inside.get(shell)?.has(file)));
  return `.${pages.map(letterOf).join('')}`;
};

/**
 * Makes Vite's lists of files short, which the first load carries (`small-loader.ts` reads them): names without
 * folder and ending, one mark for all styles of a list, and not the imported file itself, which `import()` fetches.
 * A list it cannot read ends the build.
 */
export const shortLists = (source: string): Plugin => {
  const drawn = new Map<string, Chunk>();
  return {
    name: 'short-lists',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    renderStart() {
      drawn.clear();
    },
    renderChunk: {
      order: 'post',
      handler(_, chunk) {
        drawn.set(chunk.fileName, chunk);
      },
    },
    // Marks are written once the names are final: a page that has other styles inside needs files of other names,
    // or a browser would take the marks of yesterday from its cache.
    augmentChunkHash() {
      const inside = stylesInside(drawn, source);
      return JSON.stringify(SHELLS.map((shell) => [...(inside.get(shell) ?? [])].toSorted()));
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunks = new Map(files.map((file) => [file.fileName, file]));
        const inside = stylesInside(chunks, source);
        for (const file of files) file.code = shortened(file, inside);
      },
    },
  };
};

const stylesInside = (chunks: ReadonlyMap<string, Chunk>, source: string): Inside =>
  new Map(
    SHELLS.map((shell) => {
      const styles = new Set<string>();
      const seen = new Set<string>();
      const add = (name: string): void => {
        const file = chunks.get(name);
        if (seen.has(name) || !file) return;
        seen.add(name);
        file.viteMetadata?.importedCss.forEach((one) => styles.add(one));
        file.imports.forEach(add);
      };
      for (const module of SHELL_MODULES[shell].map((path) => join(source, '..', path))) {
        const file = [...chunks.values()].find((one) => one.facadeModuleId === module);
        if (!file) throw new Error(`${module} has no file of its own`);
        add(file.fileName);
      }
      return [shell, styles];
    }),
  );

const shortened = (
  { code, fileName }: Pick<Rollup.OutputChunk, 'code' | 'fileName'>,
  inside: Inside,
): string => {
  const [table, list = '[]'] = TABLE.exec(code) ?? [];
  const rest = code.slice(table?.length ?? 0);
  const files = JSON.parse(list) as string[]; // Vite wrote it
  const names: string[] = [];
  const placeOf = (name: string): number => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  let read = 0;
  const body = rest.replace(IMPORT, (_, own: string, then: string, places: string) => {
    read += 1;
    const needed = places.split(',').map((at) => files[Number(at)] ?? `place ${at}`);
    const styles = needed.filter((file) => file.endsWith('.css'));
    const scripts = needed.filter((file) => !styles.includes(file));
    const wanted = scripts.map((file) => {
      const [, name] = SCRIPT.exec(file) ?? [];
      if (name === undefined) throw new Error(`${fileName} needs ${file}, no script and no style`);
      return name;
    });
    if (styles.length > 0) wanted.push(stylesMark(styles, inside));
    const short = wanted
      .filter((name) => `${name}.js` !== own && name !== EVERYWHERE)
      .map(placeOf)
      .toSorted((a, b) => a - b); // lists that are alike compress well
    return `import(\`./${own}\`)${then}${short.length > 0 ? `,__vite__mapDeps([${short.join()}])` : ''}`;
  });
  if (read !== [...rest.matchAll(LIST)].length)
    throw new Error(`${fileName} has a list of files that short-lists.ts cannot read`);
  if (names.length === 0) return body;
  return `const __files=\`${names.join(' ')}\`.split(\` \`),__vite__mapDeps=e=>e.map(e=>__files[e]);\n${body}`;
};
