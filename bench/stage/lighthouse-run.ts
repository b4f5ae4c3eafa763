/** Lighthouse on a browser of its own, page after page. */
import type { BrowserContext } from '@playwright/test';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { median } from './figures.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Figures of one visit, or the medians of several; times in ms. */
export type Visit = {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly workMs: number;
  readonly cls: number;
  /** Audits that were not passed. */
  readonly failed: readonly string[];
};

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
  const report = (await lighthouse(url, options))?.lhr;
  if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no report');
  const audit = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const failed = Object.values(report.audits).filter(({ score }) => score !== null && score < 1);
  return {
    scores: CATEGORIES.map((id) => (report.categories[id]?.score ?? 0) * 100),
    lcpMs: audit('largest-contentful-paint'),
    blockingMs: audit('total-blocking-time'),
    workMs: audit('mainthread-work-breakdown'),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
    failed: failed.map(({ id }) => id),
  };
};

/** Medians of visits; of the layout's shifts the largest, because none is allowed. */
export const middle = (visits: readonly Visit[]): Visit => ({
  scores: CATEGORIES.map((_, at) => median(visits.map(({ scores }) => scores[at] ?? 0))),
  lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
  blockingMs: median(visits.map(({ blockingMs }) => blockingMs)),
  workMs: median(visits.map(({ workMs }) => workMs)),
  cls: Math.max(...visits.map(({ cls }) => cls)),
  failed: [...new Set(visits.flatMap(({ failed }) => failed))],
});
