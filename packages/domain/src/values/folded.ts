/** Letters that are typed in two ways: a search for Strasse or Uebergang finds Straße and Übergang. */
export const FOLDS = [
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
