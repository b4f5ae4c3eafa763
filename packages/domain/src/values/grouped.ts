/** Items by key, in the order in which each key was met first; the portal's browsers have no `Map.groupBy` (D-67). */
export const grouped = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly [key: string, same: readonly [T, ...T[]]][] => {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
};
