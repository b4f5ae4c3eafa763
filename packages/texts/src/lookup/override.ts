import { texts } from '#lookup/text.ts';

const placeholdersOf = (text: string) => String((text.match(/\{\w+\}/g) ?? []).toSorted());

/**
 * Puts texts that editors have written in place of the bundled ones, by key. One that lacks a placeholder,
 * or has one that nobody fills in, would say something wrong: then the bundled text stays.
 */
export const overrideTexts = (others: ReadonlyMap<string, string>): void => {
  texts.of = (key, own) => {
    const other = others.get(key);
    return other && (!own || placeholdersOf(own) === placeholdersOf(other)) ? other : own;
  };
};
