/** Breaches of the rules, planted one by one into the files of the house: `npm run check -- --planted` prints them. */
import { checkHouse, type House, withFiles } from './check-house.ts';
import type { Problem } from './problem.ts';

type Planted = {
  readonly rule: string;
  /** Files that are added; a text that begins with `+` is added to the end of the file that is there. */
  readonly files: Readonly<Record<string, string>>;
  /** Text of the line that has to be reported; without it the file or folder as a whole is. */
  readonly line?: string;
  /** The file to be reported, unless it is the first one. */
  readonly path?: string;
  readonly problem: RegExp;
};

const A = 'packages/domain/src/values/planted.ts';
const B = 'packages/domain/src/values/planted-other.ts';
const TEST = 'packages/domain/src/values/planted.test.ts';
const SERVER = 'apps/server/src/contracts';
const PORTAL = 'apps/portal/src/contracts';
const lines = (count: number) => 'void 0;\n'.repeat(count);
const used = `import { one } from '#values/planted-other.ts';\nvoid one;`;

export const PLANTED: readonly Planted[] = [
  {
    rule: 'an id that is defined nowhere',
    files: { [A]: 'void 0; // as LOG-99 says' },
    line: 'LOG-99',
    problem: /LOG-99 is cited and defined nowhere/,
  },
  {
    rule: 'a section that is defined nowhere',
    files: { [A]: 'void 0;\n// docs/design.md section 99' },
    line: 'section 99',
    problem: /docs\/design\.md section 99 is cited and defined nowhere/,
  },
  {
    rule: 'a document that is not there',
    files: { [A]: 'void 0;\n// see docs/gone.md' },
    line: 'gone',
    problem: /there is no docs\/gone\.md/,
  },
  {
    rule: 'a file that is not there, named by a comment',
    files: { [A]: 'void 0;\n/** As core/gone.ts does. */' },
    line: 'gone',
    problem: /there is no core\/gone\.ts/,
  },
  {
    rule: 'a file that is not there, named by a document',
    files: { 'docs/operation.md': '+\nSee `contract/wire/gone.ts`.' },
    line: 'gone.ts',
    problem: /there is no contract\/wire\/gone\.ts/,
  },
  {
    rule: 'an id that is defined twice',
    files: { 'docs/requirements.md': '+\n- **LOG-01** The same id again.' },
    line: 'The same id again',
    problem: /LOG-01 is defined twice/,
  },
  {
    rule: 'a folder of more than 30 files',
    files: Object.fromEntries(
      Array.from({ length: 31 }, (_, at) => [`tools/map/planted-${at}.ts`, 'void 0;']),
    ),
    path: 'tools/map/',
    problem: /file 32 of tools\/map, at most 30/,
  },
  {
    rule: 'a folder that the house does not name',
    files: { [`${PORTAL}/planted/card.ts`]: 'void 0;' },
    path: `${PORTAL}/planted`,
    problem: /does not say what lives in this folder/,
  },
  {
    rule: 'a folder of an app that is no concept',
    files: { 'apps/server/src/orders/readme.txt': 'void 0;' },
    problem: /"orders" is no concept of the house/,
  },
  {
    rule: 'a circle of files',
    files: { [A]: used, [B]: `import '#values/planted.ts';\nexport const one = 1;` },
    path: B,
    line: '#values/planted.ts',
    problem: /circle: .*planted\.ts -> .*planted-other\.ts -> /,
  },
  {
    rule: 'a circle by an import of types',
    files: {
      [A]: `${used}\nexport type Two = 2;`,
      [B]: `import type { Two } from '#values/planted.ts';\nexport const one: Two = 2;`,
    },
    path: B,
    line: '#values/planted.ts',
    problem: /circle: /,
  },
  {
    rule: 'a circle by import()',
    files: { [A]: used, [B]: `export const one = 1;\nvoid import('#values/planted.ts');` },
    path: B,
    line: '#values/planted.ts',
    problem: /circle: /,
  },
  {
    rule: 'an export that no file uses',
    files: { [A]: '\nexport const unused = 1;' },
    line: 'unused',
    problem: /"unused" is used by no other file/,
  },
  {
    rule: 'an export that no file uses, of a file loaded by import()',
    files: {
      [B]: 'export const one = 1;\nexport const unused = 1;',
      [A]: `void import('#values/planted-other.ts').then(({ one }) => one);`,
    },
    line: 'unused',
    problem: /"unused" is used by no other file/,
  },
  {
    rule: 'a retired word in a name',
    files: { [A]: '\nconst MOST_ROWS = 20;\nvoid MOST_ROWS;' },
    line: 'MOST_ROWS',
    problem: /"MOST_ROWS" is a retired name/,
  },
  {
    rule: 'a sentence of a comment without a subject',
    files: { [A]: '/**\n * The plant sends rows.\n * What it sends is kept.\n */\nvoid 0;' },
    line: 'What it sends',
    problem: /"What" begins a sentence/,
  },
  {
    rule: 'a person as he or she in a comment',
    files: { [A]: '// The foreman sees it herself.\nvoid 0;' },
    line: 'herself',
    problem: /"herself" is retired/,
  },
  {
    rule: 'a title without a subject after its ids',
    files: { [TEST]: `test('LOG-01 LOG-02 what is kept stays', () => {});` },
    line: 'what is kept',
    problem: /"what" begins a sentence/,
  },
  {
    rule: 'a sentence of a document without a subject',
    files: { 'docs/operation.md': '+\nRows are kept. Whoever reads\nthem may answer.' },
    line: 'Whoever reads',
    problem: /"Whoever" begins a sentence/,
  },
  {
    rule: 'a retired word in the comment of a style',
    files: { 'packages/web/src/ui/planted.module.css': '.a {\n  color: red; /* as told */\n}' },
    line: 'as told',
    problem: /"told" is retired/,
  },
  {
    rule: 'a retired word as the name of a file',
    files: { [`${PORTAL}/look.ts`]: 'void 0;' },
    problem: /"look" is a retired name/,
  },
  {
    rule: 'an empty word as the name of a file',
    files: { [`${PORTAL}/card-utils.ts`]: 'void 0;' },
    problem: /"utils" says nothing/,
  },
  {
    rule: 'a number without its unit',
    files: { [A]: '\nconst PAUSE = 5 * 60;\nvoid PAUSE;' },
    line: 'PAUSE',
    problem: /"PAUSE" needs its unit/,
  },
  {
    rule: 'a limit of time without its unit',
    files: { [A]: '\nconst MAX_WAIT = 5_000;\nvoid MAX_WAIT;' },
    line: 'MAX_WAIT',
    problem: /"MAX_WAIT" needs its unit/,
  },
  {
    rule: 'a German name',
    files: { [A]: '\nconst lastSeite = 1;\nvoid lastSeite;' },
    line: 'lastSeite',
    problem: /"lastSeite" is German/,
  },
  {
    rule: 'a timer in a test',
    files: { [TEST]: `\nawait new Promise((done) => setTimeout(done, 50));` },
    line: 'setTimeout',
    problem: /"setTimeout": wait for an event/,
  },
  {
    rule: 'a journey that waits for silence',
    files: { 'e2e/journeys/frame/planted.e2e.ts': `\nawait page.waitForLoadState('networkidle');` },
    line: 'networkidle',
    problem: /"networkidle": wait for an event/,
  },
  {
    rule: 'a file of more than 300 lines',
    files: { [A]: lines(301) },
    problem: /301 lines, at most 300/,
  },
  {
    rule: 'an import of a room that is above',
    files: { [A]: `\nimport '@abrufbar/contract/wire/codecs.ts';` },
    line: 'codecs.ts',
    problem: /domain may not import contract/,
  },
  {
    rule: 'an import of a concept without an arrow',
    files: { [`${SERVER}/planted.ts`]: `\nimport '#deliveries/store.ts';` },
    line: 'store.ts',
    problem: /contracts may not import deliveries/,
  },
  {
    rule: 'an import of a concept into core',
    files: { 'apps/portal/src/core/planted.ts': `\nimport '#contracts/sites-query.ts';` },
    line: 'sites-query',
    problem: /core may not import concept files/,
  },
  {
    rule: 'a package that the room does not declare',
    files: { [`${SERVER}/planted.ts`]: `\nimport 'left-pad';` },
    line: 'left-pad',
    problem: /server may not import the package "left-pad"/,
  },
  {
    rule: 'a cast without its reason',
    files: { [A]: '\nvoid (0 as unknown);' },
    line: 'unknown',
    problem: /"0 as unknown" needs its reason/,
  },
  {
    rule: 'an inline style',
    files: { [`${PORTAL}/planted.tsx`]: '\nvoid (<p style={{ top: 0 }} />);' },
    line: 'style',
    problem: /inline style/,
  },
  {
    rule: 'SQL outside a store',
    files: { [`${SERVER}/planted.ts`]: `\ndb.selectFrom('contracts');` },
    line: 'selectFrom',
    problem: /SQL stands in store\.ts only/,
  },
  {
    rule: 'a table written by another concept',
    files: { [`${SERVER}/planted-store.ts`]: `\ndb.deleteFrom('deliveries');` },
    line: 'deleteFrom',
    problem: /only deliveries writes to deliveries/,
  },
];

const keyOf = ({ path, line = 1, text }: Problem) => `${path}:${line}: ${text}`;

/** Problems that these files add to those of the house, which are `before`. */
export const plant = (house: House, before: readonly Problem[], { files }: Planted): Problem[] => {
  const known = new Set(before.map(keyOf));
  return checkHouse(withFiles(house, files)).filter((problem) => !known.has(keyOf(problem)));
};

/** The place at which a planted breach has to be reported; a folder where its file has no fixed name. */
export const placeOf = (house: House, { files, path, line }: Planted): string => {
  if (path?.endsWith('/')) return path;
  const { written, documents } = withFiles(house, files);
  const reported = path ?? Object.keys(files)[0] ?? '';
  const { text = '' } = [...written, ...documents].find((file) => file.path === reported) ?? {};
  const at = line === undefined ? 0 : text.split('\n').findIndex((one) => one.includes(line));
  return `${reported}:${at + 1}`;
};

/** Prints every planted breach and the line of the check that reports it. */
export const printPlanted = (house: House): void => {
  const before = checkHouse(house);
  for (const planted of PLANTED) {
    const found = plant(house, before, planted).map(keyOf);
    console.log(`${planted.rule}\n  ${found.join('\n  ')}`);
  }
};
