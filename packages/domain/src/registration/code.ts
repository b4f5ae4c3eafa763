/**
 * Registration codes are read aloud, typed with gloves and copied from paper: 26 characters of Crockford's
 * alphabet, 130 random bits, without letters that look like digits (D-09).
 */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_CHARACTERS = 26;

const FORM = new RegExp(`^[${CODE_ALPHABET}]{${CODE_CHARACTERS}}$`);

/** Characters of a typed code, in any case, with or without dashes and blanks; null if it is no code. */
export const readCode = (typed: string): string | null => {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s‐‑–-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return FORM.test(signs) ? signs : null;
};

/** Display form in five groups: `7K4M2-9QXTB-3HWPD-6RFYV-C8JNE4`. */
export const formatCode = (signs: string): string =>
  signs.replace(/^(.{5})(.{5})(.{5})(.{5})(.{6})$/, '$1-$2-$3-$4-$5');
