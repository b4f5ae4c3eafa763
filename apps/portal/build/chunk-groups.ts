import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The first view of a signed-in user. */
const START = ['shell.tsx', 'dashboard/dashboard.tsx'];
/** The dashboard's content once it has data. */
const CARDS = ['dashboard/dashboard-content.tsx'];
/** Layers above any screen; fetched right after the first one is shown. */
const LAYERS = [
  'main-menu.tsx',
  'side-pane.tsx',
  'layers.tsx',
  'companies/company-sheet.tsx',
  'core/frame/error-popup-dialog.tsx',
  'core/frame/error-page.tsx',
  'core/frame/page-notices.tsx',
  'core/last-state/shown.ts',
];

/**
 * Work behind every screen, fetched once the first one is shown. One file, since each request costs a round trip; the
 * driver of the outbox begins by being loaded, so it has a file of its own.
 */
const BACKGROUND = ['watch.ts', 'core/live/stream.ts', 'core/push/sync.ts', 'core/push/driver.ts'];

/** Screens that are read without a session: their common parts are no weight of the others. */
const SIGNED_OUT = [
  'content/imprint.tsx',
  'content/privacy-terms.tsx',
  'content/terms-of-use.tsx',
  'registration/register.tsx',
  'session/password-recovery.tsx',
  'session/password-reset.tsx',
];

/** Parts of react-query for changes and endless lists; its index re-exports them to every importer. */
const FOR_LISTS = /(?:mutation|infiniteQuery)Observer\.js$|use(?:Mutation|InfiniteQuery)\.js$/;

/** Files that wait on the phone: screens without files do without them and the phone's databases. */
const UPLOADS = /\/documents\/uploads\/(?:queue|stored-uploads)\.ts$/;

/** With a file of its own, so that it needs nothing of the screens. */
const LAST_STATE = /\/core\/last-state\/(?:answer|database|files|last-state|owner)\.ts$/;

type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
};
type Modules = ReadonlySet<string>;
const NONE: Modules = new Set();

/**
 * Few files, cut by when they are needed: `react` changes rarely, `app` is needed by every screen, `start` by
 * the dashboard, `layers` may be above any screen, `background` runs behind all of them, `fields` are inputs of the login and of other forms,
 * `signedOut` is common to the screens without a session, `shared` is needed by several of the other screens.
 */
export const chunkGroups = (source: string) => {
  const isOf = {
    app: NONE,
    start: NONE,
    layers: NONE,
    cards: NONE,
    background: NONE,
    fields: NONE,
    signedOut: NONE,
    shared: NONE,
  };
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const find = (id: string): ModuleInfo | null => this.getModuleInfo(id);
      const neededBy = (...files: readonly string[]) =>
        reach(
          files.map((file) => join(source, file)),
          find,
        );
      const login = neededBy('session/login.tsx');
      isOf.cards = neededBy(...CARDS);
      const lists = new Set([...isOf.cards].filter((id) => FOR_LISTS.test(id)));
      isOf.start = neededBy(...START).difference(lists);
      isOf.layers = neededBy(...LAYERS).difference(lists);
      const later = isOf.start.union(isOf.layers).union(isOf.cards);
      isOf.app = neededBy('main.tsx').union(login.intersection(later));
      const background = BACKGROUND.map((file) => join(source, file));
      const others = lazyFiles([...this.getModuleIds()], find).filter(
        (id) => !background.includes(id),
      );
      isOf.background = reach(background, find).difference(reach(others, find));
      const several = inSeveral([...this.getModuleIds()], find);
      isOf.fields = login.intersection(several).difference(isOf.app);
      const signedOut = SIGNED_OUT.map((file) => join(source, file));
      const signedIn = lazyFiles([...this.getModuleIds()], find).filter(
        (id) => !signedOut.includes(id),
      );
      isOf.signedOut = several.difference(login).difference(reach(signedIn, find));
      isOf.shared = several.difference(login).difference(isOf.signedOut);
    },
  };
  // These stay files of their own, so that the manifest names them.
  const entries = [...START, ...CARDS].map((file) => join(source, file));
  const group = (name: keyof typeof isOf, priority: number) => ({
    name,
    priority,
    test: (id: string) =>
      isOf[name].has(id) && !entries.includes(id) && !LAST_STATE.test(id) && !UPLOADS.test(id),
  });
  const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;
  return {
    plugin,
    groups: [
      { name: 'react', test: react, priority: 7 },
      // The last state is shown before the screens' shared code has arrived.
      { name: 'idb', test: /\/node_modules\/idb\//, priority: 8 },
      group('app', 6),
      group('start', 5),
      group('layers', 4),
      group('cards', 3),
      group('fields', 2),

      group('shared', 1),
      group('signedOut', 0.8),
      // Last, because a group takes along what its files import.
      { name: 'last-state', test: LAST_STATE, priority: 0.5 },
      group('background', 0),
    ],
  };
};

/** Modules that must have run before one of the given ones does. */
const reach = (ids: readonly string[], find: (id: string) => ModuleInfo | null): Modules => {
  const needed = new Set<string>();
  const add = (id: string): void => {
    if (needed.has(id)) return;
    needed.add(id);
    find(id)?.importedIds.forEach(add);
  };
  ids.forEach(add);
  return needed;
};

const lazyFiles = (all: readonly string[], find: (id: string) => ModuleInfo | null): string[] => [
  ...new Set(all.flatMap((id) => find(id)?.dynamicallyImportedIds ?? [])),
];

/**
 * Modules that more than one of the lazily loaded files needs. A part of one page alone finds there what the page
 * has loaded: that does not count twice.
 */
const inSeveral = (all: readonly string[], find: (id: string) => ModuleInfo | null): Modules => {
  const needed = new Map(lazyFiles(all, find).map((entry) => [entry, reach([entry], find)]));
  const loadedBefore = (entry: string): Modules => {
    const importers = find(entry)?.dynamicImporters ?? [];
    const pages = [...needed.values()].filter((page) => importers.some((id) => page.has(id)));
    const [page] = pages;
    return pages.length === 1 && page && importers.every((id) => page.has(id)) ? page : NONE;
  };
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const [entry, modules] of needed) {
    for (const id of modules.difference(loadedBefore(entry))) {
      (seen.has(id) ? again : seen).add(id);
    }
  }
  return again;
};
