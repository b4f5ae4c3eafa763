/** Modules that are the same in every code of a size: 1 paper, -1 ink, 0 depends on the content. */
export const knownModules = (count: number): Int8Array => {
  const known = new Int8Array(count * count);
  const square = (left: number, top: number, colours: readonly (1 | -1)[]) => {
    const reach = colours.length - 1;
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1) {
        const [column, row] = [left + x, top + y];
        if (column < 0 || row < 0 || column >= count || row >= count) continue;
        known[row * count + column] = colours[Math.max(Math.abs(x), Math.abs(y))] ?? 0;
      }
  };
  for (let at = 8; at < count - 8; at += 1) {
    const colour = at % 2 === 0 ? -1 : 1;
    known[6 * count + at] = colour;
    known[at * count + 6] = colour;
  }
  const places = alignmentPlaces(count);
  const last = places.at(-1);
  for (const x of places)
    for (const y of places) {
      const isAtFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!isAtFinder) square(x, y, [-1, 1, -1]);
    }
  for (const [x, y] of [
    [3, 3],
    [count - 4, 3],
    [3, count - 4],
  ] as const)
    square(x, y, [-1, -1, 1, -1, 1]);
  return known;
};

/** Middles of the alignment marks, by ISO/IEC 18004 annex E. */
const alignmentPlaces = (count: number): readonly number[] => {
  const version = (count - 17) / 4;
  if (version < 2) return [];
  const marks = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((count - 13) / (marks * 2 - 2)) * 2;
  const later = Array.from({ length: marks - 1 }, (_, at) => count - 7 - at * step);
  return [6, ...later.toReversed()];
};
