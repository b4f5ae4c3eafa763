import { textOf, type Catalogue } from '#text.ts';

let report = (_key: string): void => {};
/** Who is told of texts that are missing. */
export const onMissingText = (told: (key: string) => void): void => {
  report = told;
};

const NONE: Catalogue = { __proto__: null } as never; // not even what every object has

/** A text whose key is put together from what the server says; undefined, and reported, when there is none. */
export const findText = (catalogue: Catalogue, key: string): string | undefined => {
  const text = textOf(Object.hasOwn(catalogue, key) ? catalogue : NONE, key);
  if (text === undefined) report(key);
  return text;
};
