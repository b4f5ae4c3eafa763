import { placeholdersOf } from '@abrufbar/domain/content/placeholders.ts';
import { texts } from '#lookup/text.ts';

const sorted = (text: string) => String(placeholdersOf(text).toSorted());

/**
 * Replaces bundled texts by those that editors have written, by key. One that lacks a placeholder,
 * or has an unknown one, would be wrong: then the bundled text stays.
 */
export const overrideTexts = (others: ReadonlyMap<string, string>): void => {
  texts.of = (key, own) => {
    const other = others.get(key);
    return other && (!own || sorted(own) === sorted(other)) ? other : own;
  };
};
