import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  build: { external: ['**/*.ts'] },
  testMatch: '*.e2e.ts',
  globalSetup: './cluster.ts',
  outputDir: '../.cache/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Far above what a quiet machine needs: a loaded one is three and more times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    // A day is a day in Europe/Berlin, wherever the phone thinks it is.
    timezoneId: 'America/Los_Angeles',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
