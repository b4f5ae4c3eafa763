/** A page of the help as stored: `path` is an address with `{id}` in place of ids (D-57). */
type HelpPath = { readonly path: string };

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

/** The page for an address; the pattern with the fewest placeholders wins. */
export const findHelpPage = <Page extends HelpPath>(
  pages: readonly Page[],
  path: string,
): Page | null => {
  const placeholders = (page: Page) => segments(page.path).filter(isPlaceholder).length;
  const matching = pages.filter((page) => matches(page.path, path));
  return matching.toSorted((a, b) => placeholders(a) - placeholders(b))[0] ?? null;
};
