import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from '../../packages/web/build/brand-pages.ts';
import { pageValues } from './build/brands.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { singleFileWorkers } from './build/single-file-workers.ts';
import { shortLists } from './build/short-lists.ts';
import { smallContract } from './build/small-contract.ts';
import { smallLoader } from './build/small-loader.ts';
import { finishPages } from './build/pages.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const drawing = join(here, 'dist/.drawing');
const assets = join(here, '../../packages/web/src/assets');

// iOS 16.4 and Chrome of its time (D-67); the first Firefox with isWellFormed (119) and :has() (121).
const TARGETS = ['safari16.4', 'chrome111', 'firefox121'];

/** Workers; their addresses never change. */
const WORKERS = ['service-worker', 'push-worker'];

/**
 * React looks for these around it, and no browser of ours has or needs them: Node, its tools for developers, and the
 * Navigation API, by which it would replace the address to show the browser's sign of loading.
 */
const NOT_THERE = ['process', 'setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__', 'navigation'];

const ALWAYS_THERE = /\/(?:react|rolldown-runtime|idb)-[^/]+$/;

const chunks = chunkGroups(join(here, 'src'));

export default defineConfig({
  root: here,
  plugins: [
    react(),
    devPages((brand) => pageValues(brand, 'shell')),
    smallLoader(),
    smallContract(),
    shortLists(join(here, 'src')),
    singleFileWorkers(WORKERS),
    chunks.plugin,
  ],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]-[hash]' } } },
  // The contract's schemas in the browser; its tests compare it with zod.
  resolve: { alias: { 'zod/mini': join(here, '../../packages/contract/src/wire/zod-light.ts') } },
  server: { proxy: { '/api': 'http://localhost:3000', '/healthz': 'http://localhost:3000' } },
  environments: {
    client: {
      define: Object.fromEntries(NOT_THERE.map((name) => [name, 'undefined'])),
      build: {
        outDir: dist,
        emptyOutDir: true,
        manifest: true,
        target: TARGETS,
        cssTarget: TARGETS,
        modulePreload: {
          polyfill: false,
          // React is loaded before any screen, and the small `idb` with the last state: no screen's list names them.
          resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_THERE.test(file)),
        },
        rolldownOptions: {
          // Reading once for the whole build who needs which module takes its time (chunk-groups.ts).
          checks: { bundlerTimings: false },
          // Puts an icon where it is used, not where its table is.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          preserveEntrySignatures: 'allow-extension',
          input: ['main.tsx', ...WORKERS.map((name) => `${name}.ts`)].map((file) =>
            join(here, 'src', file),
          ),
          output: {
            // 16 characters compress better than 64; the entry names every screen's file.
            hashCharacters: 'hex',
            entryFileNames: ({ name }) =>
              WORKERS.includes(name) ? '[name].js' : 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // All styles end in one file (build/styles.ts); hashes would only make lists long.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[name][extname]'
                : 'assets/[name]-[hash:7][extname]',
            codeSplitting: { groups: chunks.groups },
          },
        },
      },
    },
    // The component gallery for developers, apart from the portal: in no first load, in no precache.
    gallery: {
      consumer: 'client',
      build: {
        outDir: join(dist, 'gallery'),
        cssTarget: TARGETS,
        rolldownOptions: { input: join(here, 'gallery.html') },
      },
    },
    // Renders the first pages at build time; deleted afterwards.
    ssr: {
      resolve: { noExternal: /^@abrufbar\// },
      build: {
        outDir: drawing,
        rolldownOptions: { input: join(here, 'src/prerender.tsx') },
      },
    },
  },
  builder: {
    buildApp: async ({ build, environments: { client, ssr, gallery } }) => {
      if (!client || !ssr || !gallery) throw new Error('an environment is missing');
      await build(client);
      await build(ssr);
      await finishPages({ template: join(here, 'index.html'), dist, drawing, assets });
      await build(gallery);
    },
  },
});
