/** Code rules that the linter does not have. */
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

/** A cast needs its reason as a comment, in the same line or above its statement. */
export const checkCasts = (sources: readonly Source[]): Problem[] =>
  sources
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ path, casts, commentLines }) =>
      casts
        .filter(({ line }) => !commentLines.has(line) && !commentLines.has(line - 1))
        .map(({ line, text }) => ({ path, line, text: `"${text}" needs its reason as a comment` })),
    );

/** The content security policy allows no inline style. */
export const checkStyles = (sources: readonly Source[]): Problem[] =>
  sources.flatMap(({ path, attributes }) =>
    attributes
      .filter(({ text }) => text === 'style')
      .map(({ line }) => ({ path, line, text: 'inline style; use a CSS module' })),
  );
