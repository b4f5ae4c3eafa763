import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from '../../packages/web/build/brand-pages.ts';
import { finishPages, pageValues } from './build/pages.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');
/** Output of the preview's styles; deleted once they lie beside those of the office. */
const preview = join(here, 'dist/.preview');
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
  },
  environments: {
    client: { build: { rolldownOptions: { input: join(here, 'src/main.tsx') } } },
    // Styles of the page in the frame of the preview: those of the portal alone.
    preview: {
      consumer: 'client',
      build: {
        outDir: preview,
        manifest: true,
        target: TARGETS,
        cssTarget: TARGETS,
        cssCodeSplit: false,
        rolldownOptions: {
          preserveEntrySignatures: 'strict', // styles of parts that nothing draws would be left out
          input: ['frame-styles.ts', 'portal-page.tsx', 'start-page.tsx'].map((file) =>
            join(here, 'src/content/preview', file),
          ),
        },
      },
    },
  },
  builder: {
    buildApp: async ({ build, environments: { client, preview: styles } }) => {
      if (!client || !styles) throw new Error('an environment is missing');
      await build(client);
      await build(styles);
      await finishPages({ root: here, dist, preview, assets });
    },
  },
});
