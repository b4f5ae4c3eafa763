/** Words of plain technical English: names, comments and test titles without the retired ones. */
import { RETIRED_NAMES, RETIRED_PHRASES } from '../house.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

/** One problem for each retired word a file writes; the table that retires them may name them. */
export const checkWords = (sources: readonly Source[]): Problem[] =>
  sources
    .filter(({ path }) => !/^tools\/(?:.*\/)?(?:house|words|rule-words)\b/.test(path))
    .flatMap(({ path, names, comments, titles }) => [
      ...names.flatMap(({ line, text }) =>
        RETIRED_NAMES.filter(([word]) => word.test(text)).map(([, instead]) => ({
          path,
          line,
          text: `"${text}" is a retired name: ${instead}`,
        })),
      ),
      ...[...comments, ...titles].flatMap(({ line, text }) =>
        RETIRED_PHRASES.filter(([phrase]) => phrase.test(text)).map(([phrase, instead]) => ({
          path,
          line: line + text.slice(0, phrase.exec(text)?.index ?? 0).split('\n').length - 1,
          text: `"${phrase.exec(text)?.[0].trim()}" is retired: ${instead}`,
        })),
      ),
    ]);
