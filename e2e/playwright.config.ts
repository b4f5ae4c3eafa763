import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { QUICK_BROWSER, WHOLE_BROWSER } from './support/browsers.ts';

const WHOLE_BROWSER_TAG = /@chromium\b/;
/** `npm test` leaves out variants and second proofs (docs/decisions/0045). */
const LEFT_OUT = process.env['E2E_SHORT'] === undefined ? [] : [/@full\b/];

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Sources are read by Node itself, as in production.
  build: { external: ['**/*.ts'] },
  globalSetup: './support/cluster.ts',
  outputDir: '../.cache/browser',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // Far above the need of an idle machine: a loaded one is at least three times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  projects: [
    {
      name: 'quick',
      grepInvert: [WHOLE_BROWSER_TAG, ...LEFT_OUT],
      use: { launchOptions: QUICK_BROWSER },
    },
    { name: 'whole browser', grep: WHOLE_BROWSER_TAG, grepInvert: LEFT_OUT },
  ],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    // A day is a day in Europe/Berlin, whatever the time zone of the phone.
    timezoneId: 'America/Los_Angeles',
    colorScheme: 'light',
    // Waiting for what slides is a tenth of the time; in a full run it does.
    reducedMotion: process.env['E2E_FULL'] === undefined ? 'reduce' : null,
    // 'only-on-failure' takes a picture of every page that closes, a tenth of the run; a failure shows the page as a tree.
    screenshot: 'off',
    launchOptions: WHOLE_BROWSER,
  },
});
