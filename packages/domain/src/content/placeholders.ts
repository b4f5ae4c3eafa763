/** Places `{name}` of a text where values are put in, in their order. */
export const placeholdersOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
