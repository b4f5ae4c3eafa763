/** Longest password in characters, not bytes (D-20). */
const MAX_PASSWORD_CODE_POINTS = 128;

/** The five rules in the order of the tips (VAL-06 to VAL-10); the names are those of the texts. */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit', 'special'] as const;
type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The 25 characters that count as special; others are allowed but do not count (VAL-10, T-32). */
export const SPECIAL_CHARACTERS = "#!@$%^+'.,:;&§[{}*=`°_-]?";

const HOLDS: Readonly<Record<PasswordRule, (characters: readonly string[]) => boolean>> = {
  length: ({ length }) => length >= 8,
  upper: (characters) => characters.some((one) => /\p{Lu}/u.test(one)),
  lower: (characters) => characters.some((one) => /\p{Ll}/u.test(one)),
  digit: (characters) => characters.some((one) => /[0-9]/.test(one)),
  special: (characters) => characters.some((one) => SPECIAL_CHARACTERS.includes(one)),
};

/** Rules that a password breaks, in their order; empty for a valid password. */
export const brokenPasswordRules = (password: string): PasswordRule[] => {
  const characters = [...password.normalize('NFC')];
  return PASSWORD_RULES.filter((rule) => !HOLDS[rule](characters));
};

/** Whether a password is too long to be hashed (D-20). */
export const isPasswordTooLong = (password: string): boolean =>
  [...password.normalize('NFC')].length > MAX_PASSWORD_CODE_POINTS;
