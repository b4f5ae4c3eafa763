/** Scope of closing a snippet: the browser session, or the day (DSH-08, DSH-09). */
export const SNIPPET_SCOPES = ['session', 'session_with_variables'] as const;
export type SnippetScope = (typeof SNIPPET_SCOPES)[number];

/** Help or a snippet as stored: `path` is an address with `{id}` in place of ids (D-57). */
type OfPath = { readonly path: string };

const segments = (path: string): string[] => path.split('/').filter(Boolean);
const isPlaceholder = (segment: string): boolean => /^\{\w+\}$/.test(segment);

/** Whether an address fits a path pattern: `/contract-detail/{id}` takes any single segment for `{id}`. */
const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segments(pattern), segments(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => isPlaceholder(segment) || segment === given[at])
  );
};

/** The help or snippet of an address; the pattern with the fewest placeholders wins, of equal ones the first. */
export const findByPath = <Page extends OfPath>(
  pages: readonly Page[],
  path: string,
): Page | null => {
  const placeholders = (page: Page) => segments(page.path).filter(isPlaceholder).length;
  const matching = pages.filter((page) => matches(page.path, path));
  return matching.toSorted((a, b) => placeholders(a) - placeholders(b))[0] ?? null;
};
