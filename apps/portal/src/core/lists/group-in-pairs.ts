type Pair<Item> = {
  readonly id: string;
  /** Place of the first one in the whole list. */
  readonly first: number;
  readonly pair: readonly Item[];
};

/** Items two by two; the last one may stand alone. */
export const pairsOf = <Item extends { readonly id: string }>(
  items: readonly Item[],
): Pair<Item>[] =>
  items.flatMap(({ id }, first) =>
    first % 2 === 0 ? [{ id, first, pair: items.slice(first, first + 2) }] : [],
  );
