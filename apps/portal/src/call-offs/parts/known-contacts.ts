type Named = { readonly first_name: string; readonly last_name: string };

/**
 * Persons whose first and last name hold every typed word, in the order given (D-16, CHG-10). Case does
 * not matter, and a name is found with its accents, without them and as German is written without
 * umlauts: Müller, Muller, Mueller.
 */
export const searchContacts = <T extends Named>(
  persons: readonly T[],
  typed: string,
): 'too_short' | readonly T[] => {
  const words = typed.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) return 'too_short';
  return persons.filter((person) => {
    const name = `${person.first_name} ${person.last_name}`;
    return words.every((word) => FOLDS.some((fold) => fold(name).includes(fold(word))));
  });
};

/** The person who takes the delivery unless another is chosen: the user, when available (WIZ-25). */
export const defaultContact = <T extends { readonly id: string }>(
  persons: readonly T[],
  userId: string,
): T | null => persons.find(({ id }) => id === userId) ?? null;

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
