/** A table in groups, such as one a delivery day: heads between rows, one list to scroll. */

export type Section = {
  readonly key: string;
  /** Rows of this group. */
  readonly count: number;
};

type Item = { readonly section: number; readonly row: number | null };

/** Position of the head of each section among heads and rows. */
const headsOf = (sections: readonly Section[]): readonly number[] => {
  let at = 0;
  return sections.map(({ count }) => {
    const head = at;
    at += count + 1;
    return head;
  });
};

/** Last index whose value is not above the given one; -1 without one. */
const lastAtMost = (sorted: readonly number[], value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** Translates between positions of items (heads and rows) and numbers of rows. */
export const layOut = (sections: readonly Section[], rows: number) => {
  const heads = headsOf(sections);
  // Before the head of section n lie n heads: its first row has the number of its position less n.
  const firstRows = heads.map((head, before) => head - before);
  return {
    count: rows + sections.length,
    /** The head or the row at a position. */
    itemAt: (index: number): Item => {
      const section = lastAtMost(heads, index);
      return heads[section] === index
        ? { section, row: null }
        : { section, row: index - section - 1 };
    },
    /** Position of a row. */
    positionOf: (row: number): number => {
      const section = lastAtMost(firstRows, row);
      return row + section + 1;
    },
  };
};
