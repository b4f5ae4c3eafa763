/** A phone's browser on the portal, whose line can be cut and whose processor can be slowed down. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { openLine } from '../../e2e/support/cuttable-proxy.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const ANSWER_TIMEOUT_MS = 60_000;

/** Runs in every page. Notes when data was first on show, by the clock of the page, without a message meanwhile. */
const INSIDE = `(() => {
  const isData = (element) => element.getClientRects().length > 0;
  const look = () => {
    const found = document.querySelector('main a[href*="/contract-detail/"]');
    if (found && isData(found)) globalThis.dataShownAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.taps = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

export type Phone = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Address of the portal as this phone sees it. */
  readonly address: string;
  /** No server answers any more. */
  readonly cut: () => Promise<void>;
  readonly slowDown: (rate: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A phone without anything of the portal; signed in with a token. */
export const openPhone = async (server: string, token: string | null): Promise<Phone> => {
  const line = await openLine(Number(new URL(server).port));
  const address = `http://nordstein.localhost:${line.port}`;
  const { executablePath = 'chromium', args = [] } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE', bypassCSP: true }); // waits run as text
  await context.addInitScript(INSIDE);
  const page = await context.newPage();
  page.setDefaultTimeout(ANSWER_TIMEOUT_MS);
  const devtools = await context.newCDPSession(page);
  if (token !== null) {
    await page.goto(`${address}/manifest.webmanifest`);
    await page.evaluate(`localStorage.setItem('abrufbar.token', '${token}')`);
  }
  return {
    context,
    page,
    address,
    cut: line.cut,
    slowDown: async (rate) =>
      void (await devtools.send('Emulation.setCPUThrottlingRate', { rate })),
    close: async () => {
      await line.cut();
      await browser.close();
    },
  };
};

/** When data was on show, in ms since the address was opened. */
export const untilData = async (page: Page): Promise<number> => {
  const shown = await page.waitForFunction<number>('globalThis.dataShownAt');
  return shown.jsonValue();
};
