import { hasWords, typedWords } from '@abrufbar/web/typed-words.ts';

type Named = { readonly first_name: string; readonly last_name: string };

/** Persons whose first and last name hold every typed word (D-16, CHG-10). */
export const searchContacts = <T extends Named>(
  persons: readonly T[],
  typed: string,
): 'too_short' | readonly T[] => {
  const words = typedWords(typed);
  if (words.length === 0) return 'too_short';
  return persons.filter(({ first_name, last_name }) =>
    hasWords(`${first_name} ${last_name}`, words),
  );
};

/** The person who takes the delivery unless another is chosen: the user, when available (WIZ-25). */
export const defaultContact = <T extends { readonly id: string }>(
  persons: readonly T[],
  userId: string,
): T | null => persons.find(({ id }) => id === userId) ?? null;
