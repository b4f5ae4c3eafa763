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

/** Each word costs a condition more, so those behind are looked for as one. */
const MAX_WORDS = 8;

/** Words of a typed text, the longest first: it leaves the fewest rows to the others. */
export const typedWords = (text: string): string[] => {
  const words = text.trim().split(/\s+/);
  const rest = words.slice(MAX_WORDS - 1).join(' ');
  const all = new Set([...words.slice(0, MAX_WORDS - 1), ...(rest === '' ? [] : [rest])]);
  return [...all].toSorted((one, other) => other.length - one.length);
};

/** A condition on each word of a typed text: all of them have to occur, wherever (OFF-296). */
export const everyWord = (
  text: string,
  occurs: (pattern: string) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`(${sql.join(
    typedWords(text).map((word) => occurs(foldedAnywhere(word))),
    sql` AND `,
  )})`;

/** No text goes on with a greater sign: the end of all texts that begin alike, compared by `~<~`. */
export const LAST_SIGN = '\u{10FFFF}';
