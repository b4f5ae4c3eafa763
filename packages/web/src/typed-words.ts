/** Search in a list that is on the device: words typed in any order, however a name is written. */

/** The words of a search; none while nothing but blanks and commas is typed. */
export const typedWords = (typed: string): readonly string[] =>
  typed.split(/[\s,]+/).filter(Boolean);

/**
 * Whether a text holds every word. Case does not matter, and a name is found with its accents, without them
 * and as German is written without umlauts: Müller, Muller, Mueller.
 */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => FOLDS.some((fold) => fold(text).includes(fold(word))));

// Letters that are no base letter with a mark.
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter);

const spelled = (text: string): string =>
  plain(text.toLowerCase().normalize('NFC').replaceAll(/[äöü]/g, '$&e'));

const FOLDS = [plain, spelled];
