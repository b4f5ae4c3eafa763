/** Rules of the search over everything, the same in palette and server (OFF-80, OFF-81). */

/** Kinds of hits a search asks for: `>` before the term means actions alone, `#` numbers alone. */
type SearchKind = 'everything' | 'actions' | 'numbers';

const SIGNS: Readonly<Record<string, SearchKind>> = { '>': 'actions', '#': 'numbers' };

/** The typed text taken apart. */
export const readSearch = (typed: string): { kind: SearchKind; term: string } => {
  const text = typed.trimStart();
  const kind = SIGNS[text.slice(0, 1)];
  return kind ? { kind, term: text.slice(1).trim() } : { kind: 'everything', term: text.trim() };
};

/** Data are searched from this many characters on, actions from the first. */
export const MIN_SEARCHED_CHARACTERS = 2;

/** Digits with what stands between them on papers: `551208`, `2511-04418`. */
export const isNumberLike = (term: string): boolean => /^\d[\d\s./-]*$/.test(term);

type Found = { readonly isByNumber: boolean };

/** Groups of hits: those with a hit by number come first where the input looks like one. */
export const numbersFirst = <Group extends Found>(
  groups: readonly Group[],
  term: string,
): readonly Group[] =>
  isNumberLike(term)
    ? groups.toSorted((one, other) => Number(other.isByNumber) - Number(one.isByNumber))
    : groups;

/** A licence plate as it is compared: without blanks and hyphens, in capitals. */
export const plateKey = (plate: string): string =>
  plate.replaceAll(/[ -]/g, '').toLocaleUpperCase('de');

type Range = { readonly from: number; readonly to: number };

const MAX_DIGITS = 9;

/** Whole numbers whose digits begin so, one range for each length; none for a text that is no number. */
export const numbersBeginning = (digits: string): readonly Range[] => {
  if (!/^[1-9]\d*$/.test(digits)) return [];
  return Array.from({ length: Math.max(0, MAX_DIGITS - digits.length + 1) }, (_, more) => {
    const from = Number(digits) * 10 ** more;
    return { from, to: from + 10 ** more - 1 };
  });
};
