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
