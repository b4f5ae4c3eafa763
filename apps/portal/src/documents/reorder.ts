type Listed = { readonly id: string };

/** The ids after one has moved by some places; it stops at either end. */
export const reorderIds = (list: readonly Listed[], id: string, by: number): string[] => {
  const ids = list.map((one) => one.id);
  const at = ids.indexOf(id);
  if (at < 0) return ids;
  ids.splice(at, 1);
  ids.splice(Math.max(0, at + by), 0, id);
  return ids;
};

/** The list in the order of the ids; what they do not name follows behind. */
export const inOrder = <One extends Listed>(
  list: readonly One[],
  ids: readonly string[],
): readonly One[] => {
  const placeOf = ({ id }: One): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
};
