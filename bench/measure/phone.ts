/** How long somebody with a phone waits: the app opened again, without reception, after the login, at a tap, in a fling. */
import { rmSync } from 'node:fs';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, USERS } from '../../apps/server/src/demo/people.ts';
import { type Figure, median, quantile } from '../stage/figures.ts';
import { openPhone, untilData, type Phone } from '../stage/phone-page.ts';
import { makeDataDir, type Stage, startProgram } from '../stage/seeded-server.ts';

const VISITS = 10;
const TAPS = 10;
/** A cheap phone beside this machine. */
const SLOW_FACTOR = 4;
const FLING_FRAMES = 480;
const FLING_PX = 300;
const MAX_NODES = 200;
/** Wanted, in ms; printed beside the figures, because they depend on the machine. */
const WANTED_MS = { start: 150, slowStart: 450, tap: 50, login: 60 };

const ms = (name: string, values: readonly number[], wanted: number): Figure => ({
  name,
  value: median(values),
  unit: 'ms',
  from: `wanted ${wanted}; worst of ${values.length}: ${Math.max(...values).toFixed(0)} ms`,
});

const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-Mail').fill(USERS[0]?.email ?? '');
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD);
};

/** From the tap on „Anmelden“ to the data of the start page, without the time in which an answer was outstanding. */
const loginOnce = async (server: string): Promise<number> => {
  const { page, address, close } = await openPhone(server, null);
  try {
    await signIn(page, address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      `addEventListener('click', () => { globalThis.clickedAt = performance.now() }, true)`,
    );
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    const shown = await untilData(page);
    return await page.evaluate<number>(`(() => {
      const calls = performance.getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/api/v2/') && startTime >= clickedAt && startTime < ${shown})
        .toSorted((a, b) => a.startTime - b.startTime);
      let [outstanding, until] = [0, clickedAt];
      for (const { startTime, responseEnd } of calls) {
        const end = Math.min(responseEnd || ${shown}, ${shown});
        outstanding += Math.max(0, end - Math.max(until, startTime));
        until = Math.max(until, end);
      }
      return ${shown} - clickedAt - outstanding;
    })()`);
  } finally {
    await close();
  }
};

/** Opens the start page again and again. */
const visits = async ({ page, address, slowDown }: Phone, rate: number): Promise<number[]> => {
  await slowDown(rate);
  const all: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(`${address}/dashboard`);
    all.push(await untilData(page));
    // A page at rest has fetched the remainder: no visit pays for the one before.
    await page.locator('[popover="manual"]').waitFor({ state: 'attached' });
  }
  await slowDown(1);
  return all;
};

const openAgain = async (server: string, token: string): Promise<Figure[]> => {
  const phone = await openPhone(server, token);
  try {
    await phone.page.goto(`${phone.address}/dashboard`);
    await untilData(phone.page);
    await phone.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await visits(phone, 1); // the worker and the last state are complete
    const [online, slowOnline] = [await visits(phone, 1), await visits(phone, SLOW_FACTOR)];
    await phone.cut();
    const [offline, slowOffline] = [await visits(phone, 1), await visits(phone, SLOW_FACTOR)];
    return [
      ms('opened again: data on show', online, WANTED_MS.start),
      ms(`opened again: data on show, processor x${SLOW_FACTOR}`, slowOnline, WANTED_MS.slowStart),
      ms('opened without reception: data on show', offline, WANTED_MS.start),
      ms(
        `opened without reception: data, processor x${SLOW_FACTOR}`,
        slowOffline,
        WANTED_MS.slowStart,
      ),
    ];
  } finally {
    await phone.close();
  }
};

/** Loads the list by going to its end again and again, until nothing more comes. */
const loadAll = (page: Page): Promise<void> =>
  page.evaluate<void>(`(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let [height, still] = [0, performance.now()];
    while (performance.now() - still < 3_000) {
      scrollTo(0, document.documentElement.scrollHeight);
      await frame();
      const now = document.documentElement.scrollHeight;
      if (now !== height) [height, still] = [now, performance.now()];
    }
    scrollTo(0, 0);
    await frame();
  })()`);

type Fling = { readonly frames: readonly number[]; readonly blank: number; readonly nodes: number };

const fling = (page: Page): Promise<Fling> =>
  page.evaluate<Fling>(`(async () => {
    const frames = [];
    let [blank, nodes, last] = [0, 0, await new Promise(requestAnimationFrame)];
    for (let number = 0; number < ${FLING_FRAMES}; number += 1) {
      scrollBy(0, ${FLING_PX});
      const now = await new Promise(requestAnimationFrame);
      frames.push(now - last);
      last = now;
      const middle = innerHeight / 2;
      const cards = [...document.querySelectorAll('main [role=listitem]')].map((card) => card.getBoundingClientRect());
      // Between two cards there is a gap.
      if (!cards.some(({ top, bottom }) => top <= middle + 16 && bottom >= middle - 16)) blank += 1;
      nodes = Math.max(nodes, document.querySelectorAll('main [role=list] *').length);
    }
    return { frames, blank, nodes };
  })()`);

/** On the list of the contract with a tenth of the deliveries; taps open the menu above it. */
export const measureFling = async ({ address, tokens, bigIncoming }: Stage): Promise<Figure[]> => {
  const phone = await openPhone(address, tokens.at(-1) ?? '');
  const { page } = phone;
  try {
    await page.goto(`${phone.address}/construction-site`);
    const found = await page
      .getByRole('link', { name: 'Baustelle 1', exact: true })
      .getAttribute('href');
    await page.goto(`${phone.address}${found?.replace('contract-detail', 'delivery-incoming')}`);
    await page.locator('main [role=listitem]').first().waitFor();
    let pages = 1;
    page.on('response', (answer) => {
      if (answer.url().includes('/deliveries/incoming?') && answer.ok()) pages += 1;
    });
    await loadAll(page);
    const loaded = Math.min(pages * PAGE_SIZE.usual, bigIncoming);
    await page.keyboard.press('Escape'); // more pages than a user may ask for in a minute: a dialog says so
    await phone.slowDown(SLOW_FACTOR);
    const { frames, blank, nodes } = await fling(page);
    await page.evaluate('scrollTo(0, 0)');
    const tabs = page.getByRole('button', { name: 'Menü' });
    await page.evaluate('taps.length = 0');
    for (let tap = 0; tap < TAPS; tap += 1) {
      await tabs.click();
      await page.getByRole('button', { name: 'Abmelden' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Abmelden' }).waitFor({ state: 'hidden' });
    }
    const taps = await page.evaluate<number[]>('taps');
    const fps = 1000 / (frames.reduce((sum, frame) => sum + frame, 0) / frames.length);
    return [
      ms(`tap to next frame, ${loaded} deliveries, processor x${SLOW_FACTOR}`, taps, WANTED_MS.tap),
      {
        name: `fling through ${loaded} deliveries, processor x${SLOW_FACTOR}`,
        value: fps,
        unit: 'fps',
        from: `wanted 59.5; p95 ${quantile(frames, 0.95).toFixed(0)} ms, p99 ${quantile(frames, 0.99).toFixed(0)} ms`,
      },
      { name: 'fling: frames without a card', value: blank, unit: '', max: 0 },
      { name: 'fling: nodes of the list', value: nodes, unit: '', max: MAX_NODES },
    ];
  } finally {
    await phone.close();
  }
};

export const measurePhone = async (): Promise<Figure[]> => {
  const dataDir = makeDataDir();
  const server = await startProgram(['tools/start.mjs'], { DATA_DIR: dataDir });
  try {
    const logins: number[] = [];
    for (let login = 0; login < VISITS / 2; login += 1)
      logins.push(await loginOnce(server.address));
    const phone = await openPhone(server.address, null);
    await signIn(phone.page, phone.address);
    await phone.page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await untilData(phone.page);
    const token = await phone.page.evaluate<string>(`localStorage.getItem('abrufbar.token')`);
    await phone.close();
    return [
      ms('login to data, beyond the answers', logins, WANTED_MS.login),
      ...(await openAgain(server.address, token)),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
};
