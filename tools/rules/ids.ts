/**
 * Every id, section and document that is cited is defined in the repository, once. The forms: `LOG-03`, `D-15`,
 * `quality R9`, `scale rule 6`, `decision 0027`, `docs/design.md section 4.4`, `docs/quality.md section "HTTP"`.
 */
import { posix } from 'node:path';
import { perFile } from './memo.ts';
import type { Problem } from './problem.ts';

type TextFile = { readonly path: string; readonly text: string };
type Place = { readonly path: string; readonly line: number };

/** Definitions of ids: document, line pattern, and the id in its cited form. */
const DEFINITIONS: readonly (readonly [document: RegExp, line: RegExp, id: string])[] = [
  [/^docs\/requirements\.md$/, /^- \*\*([A-Z]+-\d+)\*\* .*$/, '$1'],
  [/^docs\/decisions-register\.md$/, /^- \*\*([DT]-\d+)\*\* .*$/, '$1'],
  [/^docs\/quality\.md$/, /^\| ([A-Z]+\d*) \|.*$/, 'quality $1'],
  [/^docs\/scale\.md$/, /^(\d+)\. .*$/, 'scale rule $1'],
  [/^docs\/decisions\/\d{4}-/, /^# (\d+)\. .*$/, 'decision $1'],
  [/^docs\/[\w-]+\.md$/, /^##+ (\d+(?:\.\d+)*)\.? .*$/, 'section $1'],
  [/^docs\/[\w-]+\.md$/, /^##+ (\D.*)$/, 'section "$1"'],
];

const ROW = String.raw`(?:[RSA]\d+|[A-Z]{3}\b(?!-))`;
const QUALITY = new RegExp(`\\b[Qq]uality (${ROW}(?:(?:,| and| to) ${ROW})*)`, 'g');
const PROOF = new RegExp(`(?:--row |\\brow: ')(${ROW})`, 'g');
const SECTION = /\b(docs\/[\w-]+\.md) section (\d+(?:\.\d+)*|"[^"]+")/g;
const FOREIGN_SECTION = /\bRFC \d+,? section [\d.]+/g;
const SCALE = /\bscale rule (\d+)/gi;
const RECORD = /\bdecisions?(?: |\/)(\d{1,4})\b/gi;
const RECORD_IN_RECORD = /\((0\d{3})\)/g;
const ID = /(?<![\w-])([A-Z]{1,4})-\d{2,3}\b/g;
const DOCUMENT = /(?<![\w/.:-])(?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w-]+\.md\b/g;

/** A line of a comment, a title of a test or a document: text for people, in which the forms are required. */
const PROSE = /(?:^|\s)\/\/|^\s*\/?\*|\/\*|\b(?:test|describe)(?:\.\w+)*\(/;
const LOOSE_ROW = /(?<![\w/.:-])(?:R\d{1,2}|S(?!3\b)\d{1,2}|A(?!4\b)\d{1,2})\b/;
const LOOSE_SECTION = /\bsections? ["\d]/;

/** Areas defined by others: BG and BT are terms of the standard for invoices (EN 16931). */
const FOREIGN_AREAS = ['BG', 'BT', 'SHA', 'UTF'];
/** Landed migrations keep the words they have, because a checksum of them is stored. */
const isMigration = (path: string) => path.startsWith('apps/server/migrations/');
/** Tests of the tools plant the breaches that the tools have to find. */
const isPlanted = (path: string) => /^tools\/(?:.*\.test|rules\/planted)\.ts$/.test(path);

const linesOf = ({ path, text }: TextFile) =>
  text.split('\n').map((content, at) => ({ path, line: at + 1, content }));

/** A line that may cite or define something. */
const CANDIDATE =
  /[A-Z]-\d|\b[RSA]\d|quality |row:? |scale rule|decision|\.md\b|section|\(0\d{3}\)|^#|^\d+\. |^\| [A-Z]/i;
const candidatesOf = perFile((file: TextFile) =>
  linesOf(file).filter(({ content }) => CANDIDATE.test(content)),
);

/** The key of a definition: sections belong to their document, records have four digits. */
const keyOf = (path: string, id: string) => {
  if (id.startsWith('section ')) return `${path} ${id}`;
  return id.replace(
    /^decision (\d+)$/,
    (_, number: string) => `decision ${number.padStart(4, '0')}`,
  );
};

const findDefinitions = (files: readonly TextFile[]): (Place & { readonly id: string })[] =>
  files.flatMap((file) => {
    const kinds = DEFINITIONS.filter(([document]) => document.test(file.path));
    if (kinds.length === 0) return [];
    return candidatesOf(file).flatMap(({ path, line, content }) =>
      kinds
        .filter(([, form]) => form.test(content))
        .map(([, form, id]) => ({ path, line, id: keyOf(path, content.replace(form, id)) })),
    );
  });

/** Ids that a line cites, in their defined form. */
const citedIn = (path: string, content: string, isArea: (area: string) => boolean): string[] => {
  const rows = [...content.matchAll(QUALITY), ...content.matchAll(PROOF)].flatMap(([, list = '']) =>
    list.split(/, | and | to /).map((row) => `quality ${row}`),
  );
  const records = [
    ...content.matchAll(RECORD),
    ...(path.startsWith('docs/decisions/') ? content.matchAll(RECORD_IN_RECORD) : []),
  ];
  return [
    ...[...content.matchAll(ID)].filter(([, area = '']) => isArea(area)).map(([id]) => id),
    ...rows,
    ...[...content.matchAll(SCALE)].map(([, rule = '']) => `scale rule ${rule}`),
    ...[...content.matchAll(SECTION)].map(([, document, name]) => `${document} section ${name}`),
    ...records.map(([, number = '']) => keyOf(path, `decision ${number}`)),
  ];
};

/** Citations in a form that names no document. */
const looseIn = (path: string, content: string): string[] => {
  const rest = [QUALITY, PROOF, SECTION, FOREIGN_SECTION].reduce(
    (text, form) => text.replaceAll(form, ''),
    content,
  );
  const row = path === 'docs/quality.md' ? undefined : LOOSE_ROW.exec(rest)?.[0];
  return [
    ...(row === undefined ? [] : [`"${row}" is cited as "quality ${row}"`]),
    ...(LOOSE_SECTION.test(rest)
      ? ['a section is cited as "docs/<name>.md section <number>"']
      : []),
  ];
};

/** Documents named by a line that exist neither below the checkout nor beside the file. */
const missingDocuments = (path: string, content: string, known: ReadonlySet<string>): string[] =>
  [...content.matchAll(DOCUMENT)]
    .map(([document]) => document)
    .filter((document) => {
      const folders = ['', posix.dirname(path), ...(isMigration(path) ? ['docs'] : [])];
      return !folders.some((folder) => known.has(posix.join(folder, document)));
    });

const unique = (ids: readonly string[]) => [...new Set(ids)];

export const checkIds = (files: readonly TextFile[]): Problem[] => {
  const definitions = findDefinitions(files);
  const known = new Set(definitions.map(({ id }) => id));
  const areas = new Set([...known].map((id) => /^([A-Z]+)-\d+$/.exec(id)?.[1]));
  const documents = new Set(files.map(({ path }) => path));
  const twice = definitions
    .filter(({ id }, at) => definitions.findIndex((one) => one.id === id) < at)
    .map(({ path, line, id }) => ({ path, line, text: `${id} is defined twice` }));
  const cited = files
    .filter(({ path }) => !isPlanted(path))
    .flatMap(candidatesOf)
    .flatMap(({ path, line, content }) => {
      const isProse = path.endsWith('.md') || PROSE.test(content);
      const isArea = (area: string) =>
        areas.has(area) || (isProse && area.length > 1 && !FOREIGN_AREAS.includes(area));
      const texts = [
        ...unique(citedIn(path, content, isArea))
          .filter((id) => !known.has(id))
          .map((id) => `${id} is cited and defined nowhere`),
        ...unique(missingDocuments(path, content, documents)).map((name) => `there is no ${name}`),
        ...(isProse && !isMigration(path) ? looseIn(path, content) : []),
      ];
      return texts.map((text) => ({ path, line, text }));
    });
  return [...twice, ...cited];
};
