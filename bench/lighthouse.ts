/**
 * `npm run lighthouse`: login and dashboard of both brands on the throttled phone profile against the
 * budgets. `-- applied` or `-- slow3g` really slows the line down instead of simulating it; `-- 5` takes
 * the median of 5 runs instead of 3.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import * as session from '@abrufbar/contract/session/session.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { DEMO_PASSWORD, USERS } from '../apps/server/src/demo/people.ts';
import { type Figure, lineOf, median } from './stage/figures.ts';
import { freePort, makeDataDir, startProgram } from './stage/seeded-server.ts';

const SLOW_3G = {
  requestLatencyMs: 400 * 3.75,
  downloadThroughputKbps: 400 * 0.9,
  uploadThroughputKbps: 400 * 0.9,
  cpuSlowdownMultiplier: 4,
};

/** Ways to slow down, with the budget for the largest contentful paint in seconds. */
const MODES: Readonly<Record<string, { readonly lcp: number; readonly flags: Flags }>> = {
  simulated: { lcp: 1.3, flags: { throttlingMethod: 'simulate' } },
  applied: { lcp: 0.9, flags: { throttlingMethod: 'devtools' } },
  slow3g: { lcp: 1.9, flags: { throttlingMethod: 'devtools', throttling: SLOW_3G } },
};
const words = process.argv.slice(2);
const [modeName = 'simulated'] = words.filter((word) => word in MODES);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 3);
const mode = MODES[modeName] ?? { lcp: 0, flags: {} };

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One run on a browser that is signed in and has nothing of the page yet. */
const runOnce = async (context: BrowserContext, port: number, url: string) => {
  const [page] = context.pages();
  if (!page) throw new Error('the browser has no page');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'service_workers,cache_storage,indexeddb',
  });
  const flags: Flags = {
    port,
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    ...mode.flags,
  };
  const result = await lighthouse(url, flags);
  const report = result?.lhr;
  if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no report');
  const audit = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const failed = Object.values(report.audits).filter(({ score }) => score !== null && score < 1);
  return {
    scores: CATEGORIES.map((id) => (report.categories[id]?.score ?? 0) * 100),
    lcp: audit('largest-contentful-paint') / 1000,
    tbt: audit('total-blocking-time'),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
    failed: failed.map(({ id }) => id),
  };
};

const figuresOf = (
  name: string,
  results: readonly Awaited<ReturnType<typeof runOnce>>[],
): Figure[] => [
  ...CATEGORIES.map((category, at) => ({
    name: `${name}: ${category}`,
    value: median(results.map(({ scores }) => scores[at] ?? 0)),
    unit: '',
    ...(modeName === 'simulated' && { min: 100 }),
  })),
  {
    name: `${name}: LCP ${modeName}`,
    value: median(results.map(({ lcp }) => lcp)),
    unit: 's',
    max: mode.lcp,
  },
  { name: `${name}: TBT`, value: median(results.map(({ tbt }) => tbt)), unit: 'ms' },
  { name: `${name}: CLS`, value: Math.max(...results.map(({ cls }) => cls)), unit: '', max: 0 },
];

const signIn = async (address: string): Promise<string> => {
  const { send } = createClient({ base: address, fetch, token: () => null });
  const username = USERS[0]?.email ?? '';
  const { access_token } = await send(session.login, {
    username,
    password: DEMO_PASSWORD,
    _im: null,
  });
  return access_token;
};

/** A browser of its own whose pages Lighthouse can drive. */
const openBrowser = (profile: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

const [dataDir, profile] = [makeDataDir(), makeDataDir()];
const server = await startProgram(['tools/start.mjs'], { DATA_DIR: dataDir });
const port = await freePort();
const context = await openBrowser(profile, port);
console.log(
  `Load of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}\n`,
);
let missed = 0;
try {
  const token = await signIn(server.address);
  for (const brand of BRANDS) {
    const origin = `http://${brand}.localhost:${new URL(server.address).port}`;
    for (const path of ['/login', '/dashboard']) {
      const [page] = context.pages();
      await page?.goto(`${origin}/manifest.webmanifest`);
      const kept = path === '/login' ? '' : token;
      await page?.evaluate((value) => {
        localStorage.clear();
        if (value !== '') localStorage.setItem('abrufbar.token', value);
      }, kept);
      const results = [];
      for (let run = 0; run < runs; run += 1)
        results.push(await runOnce(context, port, origin + path));
      const figures = figuresOf(`${brand} ${path}`, results);
      for (const figure of figures) console.log(lineOf(figure));
      missed += figures.filter(
        ({ value, min = 0, max = Infinity }) => value < min || value > max,
      ).length;
      console.log(
        `  not passed: ${[...new Set(results.flatMap(({ failed }) => failed))].join(', ')}\n`,
      );
    }
  }
} finally {
  await context.close();
  await server.stop();
  for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true });
}
console.log(missed === 0 ? 'all within budget' : `${missed} above budget`);
process.exitCode = missed === 0 ? 0 : 1;
