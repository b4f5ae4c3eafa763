import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';
import { finishPages } from './build/pages.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const drawing = join(here, 'dist/.drawing');
const assets = join(here, '../../packages/web/src/assets');

// iOS 16.4 and the browsers of its time (D-67).
const TARGETS = ['safari16.4', 'chrome111', 'firefox113'];
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

const NO_ENTRY = /^(?!.*\/portal\/src\/(?:main\.tsx|service-worker\.ts)$)/;
export default defineConfig({
  root: here,
  plugins: [react(), devPages()],
  css: { transformer: 'lightningcss' },
  resolve: {
    // wouter brings a stand-in for what React has had since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
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
          input: ['src/main.tsx', 'src/service-worker.ts'].map((file) => join(here, file)),
          output: {
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT, priority: 2 },
                { name: 'app', tags: ['$initial'], test: NO_ENTRY, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // Draws the first pages at build time; thrown away afterwards.
    ssr: {
      resolve: { noExternal: /^@abrufbar\/|^wouter/ },
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
