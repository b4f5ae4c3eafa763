import { overrideBy } from '#text.ts';

const placeholdersOf = (text: string) => String((text.match(/\{\w+\}/g) ?? []).toSorted());

/**
 * Puts texts that editors have written in place of the bundled ones, by key. One that lacks a placeholder,
 * or has one that nobody fills in, would say something wrong: then the bundled text stays.
 */
export const overrideTexts = (texts: ReadonlyMap<string, string>): void =>
  overrideBy((key, own) => {
    const other = texts.get(key);
    return other && (!own || placeholdersOf(own) === placeholdersOf(other)) ? other : own;
  });
