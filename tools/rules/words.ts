/** Words of plain technical English in names, comments, titles, documents, styles and file names. */
import {
  DIMENSIONS,
  GERMAN_ROOMS,
  GERMAN_WORDS,
  RETIRED_FILES,
  RETIRED_NAMES,
  RETIRED_PHRASES,
  RETIRED_STARTS,
  UNITS,
  WAITERS,
} from '../language.ts';
import { perFile } from './memo.ts';
import type { Problem } from './problem.ts';
import { commentOf, proseOf, sentencesOf, titleOf, withoutIds } from './sentences.ts';
import type { Found, Source } from './source.ts';

type TextFile = { readonly path: string; readonly text: string };

/** The table of the words may name them. */
const isTable = (path: string) => path === 'tools/language.ts';

/** Retired words of the sentences of a text that begins in a line. */
const checkSentences = (path: string, { line, text }: Found): Problem[] =>
  sentencesOf(text).flatMap((sentence) => {
    const start = RETIRED_STARTS.exec(withoutIds(sentence.text));
    const retired = RETIRED_PHRASES.flatMap(([phrase, instead]) => {
      const found = phrase.exec(sentence.text);
      return found ? [`"${found[0]}" is retired: ${instead}`] : [];
    });
    return [
      ...(start ? [`"${start[0].split(' ')[0]}" begins a sentence: begin with the subject`] : []),
      ...retired,
    ].map((problem) => ({ path, line: line + sentence.line, text: problem }));
  });

const checkNames = ({ path, names, declared, numbers }: Source): Problem[] => [
  ...names.flatMap(({ line, text }) =>
    RETIRED_NAMES.filter(([word]) => word.test(text)).map(([, instead]) => ({
      path,
      line,
      text: `"${text}" is a retired name: ${instead}`,
    })),
  ),
  ...declared
    .filter(({ text }) => !GERMAN_ROOMS.test(path) && wordsOf(text).some(isGerman))
    .map(({ line, text }) => ({ path, line, text: `"${text}" is German: names are English` })),
  ...numbers
    .filter(({ text }) => !isRetired(text) && !hasUnit(text))
    .map(({ line, text }) => ({ path, line, text: `"${text}" needs its unit at the end` })),
];

const isRetired = (name: string) => RETIRED_NAMES.some(([word]) => word.test(name));

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);
const isGerman = (word: string) => GERMAN_WORDS.has(word);

const hasUnit = (name: string) =>
  !DIMENSIONS.test(name) && (/^(?:.*_)?(?:MAX|MIN)_/.test(name) || UNITS.test(name));

const wordsIn = perFile((source: Source): Problem[] => [
  ...checkNames(source),
  ...source.comments.flatMap(({ line, text }) =>
    checkSentences(source.path, { line, text: commentOf(text) }),
  ),
  ...source.titles.flatMap(({ line, text }) =>
    checkSentences(source.path, { line, text: titleOf(text) }),
  ),
]);

/** One problem for each word that a source file should not write. */
export const checkWords = (sources: readonly Source[]): Problem[] =>
  sources.filter(({ path }) => !isTable(path)).flatMap(wordsIn);

const proseIn = perFile(({ path, text }: TextFile): Problem[] =>
  path.endsWith('.css')
    ? [...text.matchAll(/\/\*([^]*?)\*\//g)].flatMap(({ index, 1: comment = '' }) =>
        checkSentences(path, {
          line: text.slice(0, index).split('\n').length,
          text: commentOf(comment),
        }),
      )
    : checkSentences(path, { line: 1, text: proseOf(text) }),
);

/** The same in documents and in the comments of styles. */
export const checkProse = (files: readonly TextFile[]): Problem[] => files.flatMap(proseIn);

/** Names of files that do not say what the file holds. */
export const checkFileNames = (paths: readonly string[]): Problem[] =>
  paths.flatMap((path) => {
    const [name = ''] = (path.split('/').at(-1) ?? '').split('.');
    return RETIRED_FILES.filter(([word]) => word.test(name)).map(([, instead]) => ({
      path,
      text: `"${name}" is a retired name: ${instead}`,
    }));
  });

const IN_TESTS = /\.(?:test|e2e)\.tsx?$|^apps\/server\/testing\/|^e2e\/support\//;
const TIMER = /^(?:(?:window|globalThis)\.)?setTimeout$|^sleep$|\bwaitForTimeout$/;

/** Tests wait for events, never for a time. */
export const checkTimers = (sources: readonly Source[]): Problem[] =>
  sources
    .filter(({ path }) => IN_TESTS.test(path) && !(path in WAITERS))
    .flatMap(({ path, called, literals, imports }) =>
      [
        ...called.filter(({ text }) => TIMER.test(text)),
        ...literals.filter(({ text }) => text === 'networkidle'),
        ...imports
          .filter(({ specifier }) => specifier.endsWith('timers/promises'))
          .map(({ line, specifier }) => ({ line, text: specifier })),
      ].map(({ line, text }) => ({ path, line, text: `"${text}": wait for an event or a text` })),
    );
