/** The work list in a browser at 1280 x 800: first row, a place far down, another order. */
import { chromium, type Page } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import type { Desk } from '../stage/desk.ts';
import { type Figure, median } from '../stage/figures.ts';
import type { Stage } from '../stage/seeded-server.ts';

const REPEATS = 5;
const WINDOW = { width: 1280, height: 800 };
const ANSWER_TIMEOUT_MS = 30_000;
/** A frame that takes longer is felt while scrolling. */
const LONG_FRAME_MS = 50;
const HITS = /\d Treffer/;

/** Runs inside the page, so that no message travels meanwhile. */
const INSIDE = `globalThis.bench = {
  scroller: () => document.querySelector('[role=grid]')?.parentElement,
  nextFrame: () => new Promise((resolve) => requestAnimationFrame(resolve)),
  /** Until all rows that are drawn have their words; the time by the clock of the page. */
  untilRows: async () => {
    for (const end = performance.now() + ${ANSWER_TIMEOUT_MS}; performance.now() < end; ) {
      const rows = [...document.querySelectorAll('tr[data-number]')];
      const isThere = rows.length > 8 && rows.every((row) => (row.textContent ?? '').trim() !== '');
      const isFresh = document.querySelector('[role=grid]')?.ariaBusy !== 'true';
      if (isThere && isFresh) return performance.now();
      await bench.nextFrame();
    }
    throw new Error('the rows do not come: ' + document.body.innerText.slice(0, 400));
  },
  /** To a share of the list; the time at which it was left. */
  scrollTo: async (share) => {
    const scroller = bench.scroller();
    const began = performance.now();
    scroller.scrollTop = scroller.scrollHeight * share;
    await bench.nextFrame();
    await bench.nextFrame();
    return began;
  },
  /** Frames of two seconds of steady scrolling, in milliseconds. */
  scrollSteadily: async () => {
    const frames = [];
    let last = performance.now();
    for (let number = 0; number < 120; number += 1) {
      bench.scroller().scrollTop += 120;
      await bench.nextFrame();
      const now = performance.now();
      frames.push(now - last);
      last = now;
    }
    return frames;
  },
}`;

const untilRows = (page: Page): Promise<number> => page.evaluate<number>('bench.untilRows()');

/** From the last letter to the hits, the pause after it included. */
const searchFor = async (page: Page, term: string): Promise<number> => {
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox');
  await input.fill(term.slice(0, -1));
  await page.getByText(HITS).waitFor();
  const began = await page.evaluate<number>('performance.now()');
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname.endsWith('/search') && searchParams.get('q') === term;
  });
  await input.press(term.slice(-1));
  await answer;
  await page.getByText(HITS).waitFor();
  await page.evaluate('bench.nextFrame()');
  const took = (await page.evaluate<number>('performance.now()')) - began;
  await page.keyboard.press('Escape');
  return took;
};

const sortBy = async (page: Page, head: string): Promise<number> => {
  const began = await page.evaluate<number>('performance.now()');
  await page.getByRole('button', { name: head, exact: true }).click();
  return (await untilRows(page)) - began;
};

export const measureOfficePage = async ({ address }: Stage, { token }: Desk): Promise<Figure[]> => {
  const { executablePath = 'chromium', args = [] } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ viewport: WINDOW, locale: 'de-DE' });
    await context.addInitScript(`sessionStorage.setItem('abrufbar.office.token', '${token}')`);
    await context.addInitScript(INSIDE);
    const page = await context.newPage();
    page.setDefaultTimeout(ANSWER_TIMEOUT_MS);
    const first: number[] = [];
    for (let number = 0; number < REPEATS; number += 1) {
      await page.goto(`${address}/office/calloffs?view=all`);
      first.push(await untilRows(page)); // since the navigation began
    }
    const jumps: number[] = [];
    for (const share of [0.5, 0.1, 0.9, 0.3, 0.7]) {
      const began = await page.evaluate<number>(`bench.scrollTo(${share})`);
      jumps.push((await untilRows(page)) - began);
    }
    const frames = await page.evaluate<number[]>('bench.scrollSteadily()');
    const long = frames.filter((frame) => frame > LONG_FRAME_MS).length;
    const sorts: number[] = [];
    for (const head of ['Menge', 'Material', 'Werk', 'Zeit', 'Menge']) {
      sorts.push(await sortBy(page, head));
    }
    const searches: number[] = [];
    for (const term of ['5512', '55120', 'lauenau', 'sattel', '5601']) {
      searches.push(await searchFor(page, term));
    }
    const drawn = await page.locator('tr[data-number]').count();
    const shown = median(first);
    const against = (name: string, all: readonly number[], max: number): Figure => ({
      name,
      value: median(all) / shown,
      unit: 'x',
      max,
      from: `${median(all).toFixed(0)} ms`,
    });
    return [
      { name: 'first row in the browser', value: shown, unit: 'ms' },
      against('a place far down / first row', jumps, 1),
      against('another order / first row', sorts, 1.5),
      against('hits of the palette / first row', searches, 1.5),
      { name: 'rows drawn at a time', value: drawn, unit: '', max: 60 },
      {
        name: 'long frames while scrolling',
        value: (100 * long) / frames.length,
        unit: '%',
        max: 10,
        from: `p50 ${median(frames).toFixed(0)} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
};
