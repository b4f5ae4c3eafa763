import { FOLDS, folded } from '@abrufbar/domain/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';

/** `folded` of an expression that is in small letters already. */
export const foldedSql = (lower: RawBuilder<unknown>): RawBuilder<unknown> =>
  FOLDS.reduce<RawBuilder<unknown>>(
    (all, [letter, letters]) => sql`replace(${all}, ${sql.lit(letter)}, ${sql.lit(letters)})`,
    lower,
  );

const literally = (text: string): string => folded(text).replaceAll(/[\\%_]/g, '\\$&');

/** Pattern of LIKE that finds a typed text anywhere in a folded one. */
export const foldedAnywhere = (text: string): string => `%${literally(text)}%`;

/** Each blank costs a condition more; two texts meet near the end, behind the longer one. */
const MAX_BLANKS = 8;

/** Patterns of a typed text that ends one folded text and goes on with another behind a blank, for each of its last blanks. */
export const foldedAcross = (
  text: string,
): { readonly ending: string; readonly beginning: string }[] =>
  [...text.matchAll(/ +/g)].slice(-MAX_BLANKS).map(({ 0: blanks, index }) => ({
    ending: `%${literally(text.slice(0, index))}`,
    beginning: `${literally(text.slice(index + blanks.length))}%`,
  }));

/** No text goes on with a greater sign: the end of all texts that begin alike, compared by `~<~`. */
export const LAST_SIGN = '\u{10FFFF}';
