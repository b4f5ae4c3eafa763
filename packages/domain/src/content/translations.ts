/** Texts of the portal that editors write in place of the bundled ones (D-59). */
import { placeholdersOf } from '#content/placeholders.ts';

/** Parts of the portal by which its texts are found. */
export const TEXT_AREAS = [
  'sign-in',
  'start',
  'contracts',
  'deliveries',
  'call-offs',
  'messages',
  'profile',
  'everywhere',
] as const;
export type TextArea = (typeof TEXT_AREAS)[number];

/** In the order of the list: reported without a text, written by the brand, as bundled. */
export const TRANSLATION_STATES = ['missing', 'own', 'standard'] as const;

/** Longest text of an editor in code points; the longest bundled one has less than a tenth. */
export const MAX_TRANSLATION_CODE_POINTS = 2000;

/** A placeholder that is missing, or one more than the standard has. */
type PlaceholderProblem = {
  readonly code: 'missing' | 'unknown';
  readonly placeholder: string;
};

/**
 * Why the portal would not use a text: it has to have each placeholder of the bundled one, as often, and no other.
 * A key without a bundled text has no values to fill in.
 */
export const checkPlaceholders = (
  standard: string | null,
  text: string,
): PlaceholderProblem | null => {
  const wanted = placeholdersOf(standard ?? '');
  const given = placeholdersOf(text);
  const missing = firstBeyond(wanted, given);
  if (missing !== undefined) return { code: 'missing', placeholder: missing };
  const unknown = firstBeyond(given, wanted);
  return unknown === undefined ? null : { code: 'unknown', placeholder: unknown };
};

/** The first of a list that the other has less often. */
const firstBeyond = (some: readonly string[], others: readonly string[]): string | undefined => {
  const left = [...others];
  return some.find((one) => {
    const at = left.indexOf(one);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
};
