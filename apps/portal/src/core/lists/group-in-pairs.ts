type Pair<Item> = {
  readonly id: string;
  /** Index of the first one in the whole list. */
  readonly first: number;
  readonly pair: readonly Item[];
};

/** Items in pairs; the last one may be single. */
export const groupInPairs = <Item extends { readonly id: string }>(
  items: readonly Item[],
): Pair<Item>[] =>
  items.flatMap(({ id }, first) =>
    first % 2 === 0 ? [{ id, first, pair: items.slice(first, first + 2) }] : [],
  );
