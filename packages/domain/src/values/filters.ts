/** Chosen filter values by key; the same value sits once under its key. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Drops empty values and keys left without any (API-05). */
export const stripEmpty = (filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters)
      .map(([key, values]) => [key, values.filter((value) => value !== '')] as const)
      .filter(([, values]) => values.length > 0),
  );

/** `filterString`: `key=value` pairs, URL-encoded, a key repeated for several values (D-28). */
export const formatFilters = (filters: Filters): string => {
  const pairs = Object.entries(stripEmpty(filters));
  return new URLSearchParams(
    pairs.flatMap(([key, values]) => values.map((value) => [key, value])),
  ).toString();
};

export const parseFilters = (filterString: string): Filters => {
  const byKey = new Map<string, Set<string>>();
  for (const [key, value] of new URLSearchParams(filterString)) {
    byKey.set(key, (byKey.get(key) ?? new Set()).add(value));
  }
  return stripEmpty(Object.fromEntries([...byKey].map(([key, values]) => [key, [...values]])));
};

/** Whether any value is chosen; otherwise the filters cannot be applied (VAL-31). */
export const isFilterChosen = (filters: Filters): boolean => formatFilters(filters) !== '';

/** `query` of a search by free-text tags: each URL-encoded, one blank between (VAL-29, VAL-30). */
export const formatTags = (tags: readonly string[]): string =>
  tags.map(encodeURIComponent).join(' ');

/** Tags of a `query`; plain words in a typed address are tags too, since all tags have to match. */
export const parseTags = (query: string): string[] => [
  ...new Set(
    query
      .split(/\s+/)
      .map(decodeTag)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const decodeTag = (tag: string): string => {
  try {
    return decodeURIComponent(tag);
  } catch {
    return tag; // a lone percent sign is meant as typed
  }
};
