import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a signed-in user sees first. */
const START = ['shell.tsx', 'dashboard/dashboard.tsx'];

type ModuleInfo = { readonly importedIds: readonly string[] };

/**
 * Few files, cut by when they are needed: `react` changes rarely, `app` is on the way to every screen,
 * `start` on the way to the dashboard; what only other screens need stays in files of its own.
 */
export const chunkGroups = (source: string) => {
  let find: (id: string) => ModuleInfo | null = () => null;
  /** Modules that must have run before one of the given ones does. */
  const neededBy = (...entries: readonly string[]): ReadonlySet<string> => {
    const needed = new Set<string>();
    const add = (id: string): void => {
      if (needed.has(id)) return;
      needed.add(id);
      find(id)?.importedIds.forEach(add);
    };
    entries.map((entry) => join(source, entry)).forEach(add);
    return needed;
  };

  let app: ReadonlySet<string> = new Set();
  let start: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      if (this.environment.name !== 'client') return;
      find = (id) => this.getModuleInfo(id);
      const login = neededBy('session/login.tsx');
      start = neededBy(...START);
      app = neededBy('main.tsx').union(login.intersection(start));
    },
  };
  // Stay files of their own, so that the list of the build names them.
  const entries = ['main.tsx', ...START].map((file) => join(source, file));
  const isEntry = (id: string) => entries.includes(id);
  const groups = [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    { name: 'app', test: (id: string) => app.has(id) && !isEntry(id), priority: 2 },
    { name: 'start', test: (id: string) => start.has(id) && !isEntry(id), priority: 1 },
  ];
  return { plugin, groups };
};
