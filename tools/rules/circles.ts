/** No circles between files, types and `import()` included. */
import { resolveImport } from './places.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

type Step = { readonly target: string; readonly line: number };

/** One problem for each group of files that import each other, at the import that closes its shortest circle. */
export const checkCircles = (sources: readonly Source[]): Problem[] => {
  const steps = new Map<string, Step[]>();
  for (const { path, imports } of sources) {
    steps.set(
      path,
      imports.flatMap(({ specifier, line }) => {
        const target = resolveImport(path, specifier);
        return target === null ? [] : [{ target, line }];
      }),
    );
  }
  const seen = new Set<string>();
  return sources.flatMap(({ path }) => {
    if (seen.has(path)) return [];
    const circle = shortestCircle(path, steps);
    if (!circle) return [];
    for (const file of circle) seen.add(file);
    const last = circle.at(-1) ?? path;
    const line = steps.get(last)?.find(({ target }) => target === path)?.line ?? 1;
    return [{ path: last, line, text: `circle: ${[...circle, path].join(' -> ')}` }];
  });
};

/** Files of the shortest path from a file back to itself, itself first. */
const shortestCircle = (
  start: string,
  steps: ReadonlyMap<string, readonly Step[]>,
): readonly string[] | null => {
  const ways: (readonly string[])[] = [[start]];
  const reached = new Set([start]);
  for (const way of ways) {
    for (const { target } of steps.get(way.at(-1) ?? '') ?? []) {
      if (target === start) return way;
      if (reached.has(target)) continue;
      reached.add(target);
      ways.push([...way, target]);
    }
  }
  return null;
};
