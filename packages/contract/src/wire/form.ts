/** Form bodies and queries: text only, arrays as `name[]`, empty values as '' (T-03). */

/** Fields of a form; a field is an array if it came as `name[]` or more than once. */
export type FormRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Pairs of a record, ready for URLSearchParams or FormData; undefined fields are left out. */
export const toPairs = (record: FormRecord): [string, string][] =>
  Object.entries(record).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (typeof value === 'string') return [[name, value]];
    if (!Array.isArray(value)) return []; // a file, which no pair of texts can hold
    return value.map((part) => [`${name}[]`, part]);
  });

/** Fields of pairs; files are left out. The record has no prototype, so no name can reach one. */
export const fromPairs = (pairs: Iterable<readonly [string, unknown]>): FormRecord => {
  const record = Object.create(null) as Record<string, string | string[]>; // filled below, nothing inherited
  for (const [name, value] of pairs) {
    if (typeof value !== 'string') continue;
    const isArray = name.endsWith('[]');
    const field = isArray ? name.slice(0, -2) : name;
    const before = record[field];
    if (before === undefined) record[field] = isArray ? [value] : value;
    else record[field] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  return record;
};
