/** Every export is used by another file: what nobody imports is dead or need not be exported. */
import { ENTRY_POINTS } from '../house.ts';
import { resolveImport } from './places.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

export const checkExports = (sources: readonly Source[]): Problem[] => {
  const used = new Map<string, Set<string> | 'all'>();
  for (const { path, imports } of sources) {
    for (const { specifier, names } of imports) {
      const target = resolveImport(path, specifier);
      if (target === null) continue;
      const known = used.get(target) ?? new Set();
      used.set(target, names === 'all' || known === 'all' ? 'all' : new Set([...known, ...names]));
    }
  }
  return sources
    .filter(({ path }) => !ENTRY_POINTS.some((entry) => entry.test(path)))
    .flatMap(({ path, exports }) => {
      const names = used.get(path);
      return names === 'all'
        ? []
        : exports
            .filter(({ text }) => !names?.has(text))
            .map(({ text, line }) => ({ path, line, text: `"${text}" is used by no other file` }));
    });
};
