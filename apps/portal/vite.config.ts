import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';
import { smallLoader } from './build/small-loader.ts';
import { finishPages } from './build/pages.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const drawing = join(here, 'dist/.drawing');
const assets = join(here, '../../packages/web/src/assets');

// iOS 16.4 and the browsers of its time (D-67).
const TARGETS = ['safari16.4', 'chrome111', 'firefox113'];

// Few files, cut by when they are needed: by all screens, by all screens with data.
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/;
const APP =
  /\/portal\/src\/(?:app|routes|session\/invitation|core\/(?:arrival|brand|device|error-boundary|error-popup|flash|guard|maintenance|network|page|paths|router|scroll|store))\.|\/web\/src\/ui\/(?:brand-mark|button|icon|icon-button)\.|\/texts\/src\/(?:general|session|text)\.|\/domain\/src\/(?:brand|session)\.|preload-helper/;
const DATA =
  /\/node_modules\/zod\/|\/query-core\/(?!.*(?:infinite|mutationObserver))|\/react-query\/.*(?:useQuery|useBaseQuery|QueryClientProvider|suspense|errorBoundaryUtils)\.|\/contract\/src\/(?:client|envelope|wire|call|session|companies|content|notifications)\.ts|\/web\/src\/data\.ts|\/domain\/src\/calendar\.ts|\/portal\/src\/core\/(?:api|cache|session|sign-out|stand)\.ts/;

export default defineConfig({
  root: here,
  plugins: [react(), devPages(), smallLoader()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]-[hash]' } } },
  server: { proxy: { '/api': 'http://localhost:3000', '/healthz': 'http://localhost:3000' } },
  environments: {
    client: {
      build: {
        outDir: dist,
        emptyOutDir: true,
        manifest: true,
        target: TARGETS,
        cssTarget: TARGETS,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // An icon goes where it is used and not where its table is.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          input: ['src/main.tsx', 'src/service-worker.ts'].map((file) => join(here, file)),
          output: {
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT, priority: 3 },
                { name: 'app', test: APP, priority: 2 },
                { name: 'data', test: DATA, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // Draws the first pages at build time; thrown away afterwards.
    ssr: {
      resolve: { noExternal: /^@abrufbar\// },
      build: {
        outDir: drawing,
        rolldownOptions: { input: join(here, 'src/prerender.tsx') },
      },
    },
  },
  builder: {
    buildApp: async ({ build, environments: { client, ssr } }) => {
      if (!client || !ssr) throw new Error('an environment is missing');
      await build(client);
      await build(ssr);
      await finishPages({ template: join(here, 'index.html'), dist, drawing, assets });
    },
  },
});
