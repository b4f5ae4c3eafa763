import { join } from 'node:path';
import type { Plugin } from 'vite';
import { shareFiles, type Unit } from './shared-files.ts';

/** The first view of a signed-in user. */
const START = ['shell.tsx', 'dashboard/dashboard.tsx'];
/** The dashboard's content, loaded with it. */
const CONTENT = 'dashboard/dashboard-content.tsx';
/** Parts above and around any screen of a signed-in user; fetched together once the page rests. */
const LAYERS = ['side-pane.tsx', 'content/terms-gate.tsx', 'core/frame/page-notices.tsx'];

/**
 * Work behind every screen, fetched once the page is idle. One file, since each request costs a round trip; the
 * driver of the outbox begins by being loaded, so it has a file of its own.
 */
const BACKGROUND = [
  'watch.ts',
  'core/frame/bar-room.ts',
  'core/live/stream.ts',
  'deliveries/arrival/follow-arrivals.ts',
  'core/push/sync.ts',
  'core/push/driver.ts',
];

/** Check of a delivery and parts below its slip, the start page in the sun mode, which leads there, parts of an invoice below its amounts; one file, because every list of files names each. */
const DELIVERY = [
  'deliveries/arrival/card.tsx',
  'deliveries/freshness/card.tsx',
  'deliveries/weight-check/card.tsx',
  'deliveries/correction-card.tsx',
  'deliveries/undo/take-back.tsx',
  'deliveries/undo/undo-button.tsx',
  'deliveries/check/check.tsx',
  'deliveries/signature/signature-sheet.tsx',
  'deliveries/signature/signed.tsx',
  'deliveries/bulk/bulk-check.tsx',
  'deliveries/claims/claim-form.tsx',
  'deliveries/claims/claim-menu.tsx',
  'deliveries/claims/claims-card.tsx',
  'deliveries/claims/photo-notes.tsx',
  'deliveries/claims/unsent-claims.tsx',
  'core/sun-rest.tsx',
  'dashboard/today/sun-day.tsx',
  'documents/delivery-files.tsx',
  'documents/note-details.tsx',
  'documents/invoice/delivery-invoices.tsx',
  'documents/invoice/notes.tsx',
];

/** Words and marks for a member of staff who sees the portal as a person; one file for the same reason. */
const VIEW = [
  'contract-page/view-star.tsx',
  'core/frame/view-hint.tsx',
  'core/frame/view-sentence.ts',
];

/** Tables of wide screens; a phone loads none. */
const WIDE = ['dashboard/today/day-wide.tsx', 'documents/invoice/rows.tsx'];

/** Known of a delivery on this phone while its answer does not come, and the end of a list that cannot go on. */
const KEPT = [
  'core/lists/offline-end.tsx',
  'deliveries/kept-delivery.tsx',
  'documents/uploads/waiting-files.tsx',
];

/** Parts of the overview of a contract, which shows all; the list of its hints can be downloaded as well. */
const OVERVIEW = [
  'deliveries/day-line/day-line.tsx',
  'deliveries/day-line/other-days-row.tsx',
  'deliveries/weight-check/export-button.tsx',
  'deliveries/weight-check/overview-rows.tsx',
  'documents/contract-list-row.tsx',
];

/** Rows of the outbox, which may hold both. */
const ENTRIES = ['outbox/entry-row.tsx', 'outbox/upload-row.tsx'];

/** Words for failures, fetched together before something fails. */
const FAILURES = ['core/frame/error-popup-dialog.tsx', 'core/frame/error-page.tsx'];

/** The lines of all drawings, for the same reason: one of them says that there is no reception. */
const DRAWINGS = /\/web\/src\/ui\/drawings\/lines\.tsx$/;

/** Marks of an outbox that holds something. */
const OUTBOX_MARKS = [
  'core/frame/outbox-chip.tsx',
  'outbox/confirmations-card.tsx',
  'outbox/menu-row.tsx',
];

/** Choices of the person and the company, a few lines each: the list of the worker has no room for both. */
const CHOICES = [
  'companies/company-sheet.tsx',
  'contract-page/leave-other-company.ts',
  'session/sign-out-dialog.tsx',
];

/** Parts of the login that come after it, or in place of its form. */
const LOGIN_PARTS = ['session/login-announcement.tsx', 'session/login-by-invitation.tsx'];

/** Lines of cards that the clock changes. */
const CLOCKS = ['deliveries/arrival/line.tsx', 'deliveries/freshness/clock.tsx'];

/** Needed for the first tap on any page, the login too: without a file of its own it would wait for the dashboard's. */
const LISTEN = /\/src\/(?:listen|press)\.ts$|\/navigation\/(?:links|overlays)\.ts$/;

/** Parts of react-query for changes and endless lists; its index re-exports them to every importer. */
const FOR_LISTS = /(?:mutation|infiniteQuery)Observer\.js$|use(?:Mutation|InfiniteQuery)\.js$/;

/** Saving a file, a few lines: in a shared file the profile would load invoices and papers with it. */
const SMALL = /\/web\/src\/save-file\.ts$/;

/** Files that wait on the phone: screens without files do without them and the phone's databases. */
const UPLOADS = /\/documents\/uploads\/(?:queue|stored-uploads)\.ts$/;

/** With a file of its own, so that it needs nothing of the screens. */
const LAST_STATE = /\/core\/last-state\/(?:answer|database|files|last-state|owner)\.ts$/;

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const IDB = /\/node_modules\/idb\//;

/** How often a unit is loaded without the others' files at hand: a screen always, a part mostly after its screen. */
const SCREEN_WEIGHT_RATIO = 1;
const PART_WEIGHT_RATIO = 0.15;

type ModuleInfo = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Modules = ReadonlySet<string>;
type Find = (id: string) => ModuleInfo | null;

/** Largest number of files with modules that several screens need: the bundler has to know their names beforehand. */
const SHARED_FILES_COUNT = 40;
/** Short, because every list of files and the service worker name them. */
const sharedName = (at: number): string => `s${at}`;

/**
 * Few files, cut by when they are needed: `react` changes rarely, `app` is needed by every screen, `start` by
 * the dashboard, `fields` are inputs of the login and of other forms, `layers` may be
 * above any screen, `background` runs behind all of them. Modules that several other screens need are distributed
 * over shared files so that each screen loads little that it has no use for (`shared-files.ts`).
 */
export const chunkGroups = (source: string) => {
  /** File of each module that is not left to the bundler. */
  const fileOf = new Map<string, string>();
  const put = (name: string, ids: Iterable<string>): void => {
    for (const id of ids) if (!fileOf.has(id)) fileOf.set(id, name);
  };
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const find: Find = (id) => this.getModuleInfo(id);
      const all = [...this.getModuleIds()];
      const pathsOf = (files: readonly string[]) =>
        files.map((file) => {
          const path = join(source, file);
          if (find(path) === null) this.error(`${file} is in a group, but not in the build`);
          return path;
        });
      const neededBy = (...files: readonly string[]) => reach(pathsOf(files), find);
      const login = neededBy('session/login.tsx');
      const lists = new Set(all.filter((id) => FOR_LISTS.test(id)));
      const start = neededBy(...START).difference(lists);
      fileOf.clear();
      put(
        'react',
        all.filter((id) => REACT.test(id)),
      );
      put(
        'idb',
        all.filter((id) => IDB.test(id)),
      );
      put(
        'listen',
        all.filter((id) => LISTEN.test(id)),
      );
      put(
        'last-state',
        all.filter((id) => LAST_STATE.test(id)),
      );
      put(
        'small',
        all.filter((id) => SMALL.test(id)),
      );
      put('delivery', pathsOf(DELIVERY));
      put('view', pathsOf(VIEW));
      put('marks', pathsOf(OUTBOX_MARKS));
      put('choices', pathsOf(CHOICES));
      put('login-parts', pathsOf(LOGIN_PARTS));
      put('failures', [...pathsOf(FAILURES), ...all.filter((id) => DRAWINGS.test(id))]);
      put('wide', pathsOf(WIDE));
      put('rows', pathsOf(OVERVIEW));
      put('entries', pathsOf(ENTRIES));
      put('kept', pathsOf(KEPT));
      put('clocks', pathsOf(CLOCKS));
      put('app', neededBy('main.tsx').union(login.intersection(start)));
      put('start', start);
      const lazy = lazyFiles(all, find);
      const others = lazy.filter((id) => !pathsOf(BACKGROUND).includes(id));
      const background = reach(pathsOf(BACKGROUND), find).difference(reach(others, find));
      const units = unitsOf(lazy, pathsOf(LAYERS), find, source);
      const several = all.filter((id) => units.filter(({ needs }) => needs.has(id)).length > 1);
      put('fields', login.intersection(new Set(several)));
      const left = several.filter(
        (id) => !fileOf.has(id) && !UPLOADS.test(id) && !background.has(id),
      );
      const sources = new Map(
        left.map((id) => [
          id,
          { imports: find(id)?.importedIds ?? [], length: bareLength(find(id)?.code ?? '') },
        ]),
      );
      const shared = shareFiles(units, sources);
      if (shared.length > SHARED_FILES_COUNT) this.error(`${shared.length} shared files`);
      for (const [at, ids] of shared.entries()) put(sharedName(at), ids);
      put('layers', neededBy(...LAYERS));
      put('background', background);
    },
  };
  // These stay files of their own, so that the manifest names them.
  const entries = [...START, CONTENT].map((file) => join(source, file));
  const names = [
    // `small` before the shared files, because each takes along what it imports.
    ...['react', 'idb', 'app', 'start', 'fields', 'listen', 'small'],
    ...Array.from({ length: SHARED_FILES_COUNT }, (_, at) => sharedName(at)),
    // Last, for the same reason.
    ...[
      'last-state',
      'delivery',
      'view',
      'marks',
      'choices',
      'login-parts',
      'failures',
      'wide',
      'rows',
      'entries',
      'layers',
      'kept',
      'clocks',
      'background',
    ],
  ];
  return {
    plugin,
    groups: names.map((name, at) => ({
      name,
      priority: names.length - at,
      test: (id: string) => fileOf.get(id) === name && !entries.includes(id),
    })),
  };
};

/** Length of code without comments and indents, which no file keeps. */
const bareLength = (code: string): number =>
  code.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '').replace(/\s+/g, ' ').length;

/** Modules that must have run before one of the given ones does. */
const reach = (ids: readonly string[], find: Find): Modules => {
  const needed = new Set<string>();
  const add = (id: string): void => {
    if (needed.has(id)) return;
    needed.add(id);
    find(id)?.importedIds.forEach(add);
  };
  ids.forEach(add);
  return needed;
};

const lazyFiles = (all: readonly string[], find: Find): string[] => [
  ...new Set(all.flatMap((id) => find(id)?.dynamicallyImportedIds ?? [])),
];

/** Everything that is loaded by itself; the layers are one. */
const unitsOf = (
  lazy: readonly string[],
  layers: readonly string[],
  find: Find,
  source: string,
): Unit[] => {
  const screens = [
    join(source, CONTENT),
    ...(find(join(source, 'routes.ts'))?.dynamicallyImportedIds ?? []),
  ];
  const alone = lazy.filter((id) => !layers.includes(id));
  return [
    { needs: reach(layers, find), weight: SCREEN_WEIGHT_RATIO },
    ...alone.map((id) => ({
      needs: reach([id], find),
      weight: screens.includes(id) || LAST_STATE.test(id) ? SCREEN_WEIGHT_RATIO : PART_WEIGHT_RATIO,
    })),
  ];
};
