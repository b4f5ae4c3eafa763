import { type RawBuilder, sql } from 'kysely';

/** Letters that are typed in two ways: a search for Strasse or Uebergang finds Straße and Übergang. */
const FOLDS = [
  ['ß', 'ss'],
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
] as const;

/** A text in the form it is compared in; a place to break a word is no sign of it. */
export const folded = (text: string): string =>
  FOLDS.reduce(
    (all, [letter, letters]) => all.replaceAll(letter, letters),
    text.replaceAll('\u00AD', '').toLocaleLowerCase('de'),
  );

/** The same of an expression that is in small letters already. */
export const foldedSql = (lower: RawBuilder<unknown>): RawBuilder<unknown> =>
  FOLDS.reduce<RawBuilder<unknown>>(
    (all, [letter, letters]) => sql`replace(${all}, ${sql.lit(letter)}, ${sql.lit(letters)})`,
    lower,
  );

const literally = (text: string): string => folded(text).replaceAll(/[\\%_]/g, '\\$&');

/** Pattern of LIKE that finds a typed text anywhere in a folded one. */
export const foldedAnywhere = (text: string): string => `%${literally(text)}%`;

/** Patterns of a typed text that ends one folded text and goes on with another behind a blank, for each of its blanks. */
export const foldedAcross = (
  text: string,
): { readonly ending: string; readonly beginning: string }[] =>
  [...text.matchAll(/ /g)].map(({ index }) => ({
    ending: `%${literally(text.slice(0, index))}`,
    beginning: `${literally(text.slice(index + 1))}%`,
  }));

/** No text goes on with a greater sign: the end of all texts that begin alike, compared by `~<~`. */
export const LAST_SIGN = '\u{10FFFF}';
