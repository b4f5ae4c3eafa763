import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from '../../packages/web/build/brand-pages.ts';
import { finishPages, pageValues } from './build/pages.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const assets = join(here, '../../packages/web/src/assets');

// Computers at desks are kept up to date: the browsers of the last two years.
const TARGETS = ['safari17.5', 'chrome125', 'firefox128'];

export default defineConfig({
  root: here,
  base: '/office/',
  plugins: [react(), devPages(pageValues)],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]-[hash]' } } },
  server: { port: 5174, proxy: { '/admin/api': 'http://localhost:3000' } },
  build: {
    outDir: dist,
    emptyOutDir: true,
    manifest: true,
    target: TARGETS,
    cssTarget: TARGETS,
    // One style sheet for all screens: none of them is drawn before its styles.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(here, 'src/main.tsx') },
  },
  builder: {
    buildApp: async ({ build, environments: { client } }) => {
      if (!client) throw new Error('an environment is missing');
      await build(client);
      await finishPages({ template: join(here, 'index.html'), dist, assets });
    },
  },
});
