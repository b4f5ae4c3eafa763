/** Lighthouse on a browser of its own, page after page. */
import type { BrowserContext } from '@playwright/test';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { CATEGORIES, type Visit } from './lighthouse-visit.ts';
import { processorTime } from './processor-time.ts';

/** A browser of its own whose pages Lighthouse can drive. */
export const openBrowser = (profile: string, port: number): Promise<BrowserContext> =>
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

/** One visit with a browser that is signed in and has nothing of the page yet. */
export const visitOnce = async (
  context: BrowserContext,
  port: number,
  url: string,
  flags: Flags,
): Promise<Visit> => {
  const [page] = context.pages();
  if (!page) throw new Error('the browser has no page');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'service_workers,cache_storage,indexeddb',
  });
  const options = { port, onlyCategories: [...CATEGORIES], disableStorageReset: true, ...flags };
  const result = await lighthouse(url, options);
  const report = result?.lhr;
  if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no report');
  const { throttlingMethod, throttling } = report.configSettings;
  // Only a simulated phone is faster in the trace than in the figures.
  const slowdown = throttlingMethod === 'simulate' ? throttling.cpuSlowdownMultiplier : 1;
  const audit = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const failed = Object.values(report.audits).filter(({ score }) => score !== null && score < 1);
  return {
    scores: CATEGORIES.map((id) => (report.categories[id]?.score ?? 0) * 100),
    lcpMs: audit('largest-contentful-paint'),
    blockingMs: audit('total-blocking-time'),
    workMs: audit('mainthread-work-breakdown'),
    processor: processorTime(result.artifacts.Trace.traceEvents, url, slowdown),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
    failed: failed.map(({ id }) => id),
  };
};
