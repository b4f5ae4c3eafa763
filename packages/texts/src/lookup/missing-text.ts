import { texts, type Catalogue } from '#lookup/text.ts';

let report = (_key: string): void => {};
/** Sets the listener that receives keys without a text. */
export const onMissingText = (listener: (key: string) => void): void => {
  report = listener;
};

/** A text whose key is built from a value of the server; undefined, and reported, if there is none. */
export const findText = (catalogue: Catalogue, key: string): string | undefined => {
  const text = texts.of(key, Object.hasOwn(catalogue, key) ? catalogue[key] : undefined);
  if (text === undefined) report(key);
  return text;
};
