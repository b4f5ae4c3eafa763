import { texts, type Catalogue } from '#lookup/text.ts';

let report = (_key: string): void => {};
/** Who is told of texts that are missing. */
export const onMissingText = (listener: (key: string) => void): void => {
  report = listener;
};

/** A text whose key is put together from what the server says; undefined, and reported, when there is none. */
export const findText = (catalogue: Catalogue, key: string): string | undefined => {
  const text = texts.of(key, Object.hasOwn(catalogue, key) ? catalogue[key] : undefined);
  if (text === undefined) report(key);
  return text;
};
