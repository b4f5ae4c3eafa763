/** Every export is used by another file: an unused one is dead or need not be exported. */
import { ENTRY_POINTS } from '../house.ts';
import type { Names } from './module-uses.ts';
import { resolveImport } from './places.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

export const checkExports = (sources: readonly Source[]): Problem[] => {
  const used = new Map<string, Names[]>();
  for (const { path, imports } of sources) {
    for (const { specifier, names } of imports) {
      const target = resolveImport(path, specifier);
      if (target !== null) used.set(target, [...(used.get(target) ?? []), names]);
    }
  }
  return sources
    .filter(({ path }) => !ENTRY_POINTS.some((entry) => entry.test(path)))
    .flatMap(({ path, exports }) => {
      const uses = used.get(path) ?? [];
      const isUsed = (name: string) =>
        uses.some((names) =>
          names === 'only' ? exports.length === 1 : names === 'all' || names.has(name),
        );
      return exports
        .filter(({ text }) => !isUsed(text))
        .map(({ text, line }) => ({ path, line, text: `"${text}" is used by no other file` }));
    });
};
