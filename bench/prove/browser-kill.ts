/** Quality R6: the browser is killed by signal 9 with an order in its outbox. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { confirm, fillOrder, next } from '../../e2e/support/order-form.ts';
import { type Browser, startBrowser } from './chromium.ts';
import { within } from '../stage/prove-processes.ts';
import { buildProveSite, type ProveSite } from '../stage/sites.ts';
import type { Prover, ProveStage } from '../stage/prove-stage.ts';
import { makeDataDir } from '../stage/seeded-server.ts';

const ANSWER_TIMEOUT_MS = 60_000;
/** A kill asks for some 25 answers, and a person gets 300 a minute (D-18). */
const PACE_MS = 6_000;

/** Everything the outbox holds on the disk of the browser. */
const readOutbox = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((done, fail) => {
    const opening = indexedDB.open('abrufbar-outbox');
    opening.onerror = () => fail(opening.error);
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('entries').objectStore('entries').count();
      counting.onsuccess = () => { database.close(); done(counting.result); };
    };
  })`);

/** One sort of kill: what the line does to the call, and when the browser is killed. */
const WAYS = [
  // Nothing of the order gets through.
  { path: '', fault: 'lost request', times: 1_000_000 },
  // The order is at the server, its answer is not on the phone.
  { path: 'calloff-cart/create-calloff', fault: 'held answer', times: 1 },
  // The cart is filled, the order is not.
  { path: 'calloff-cart/update-contact-person', fault: 'held answer', times: 1 },
] as const;

const orderAndKill = async (
  { line }: ProveStage,
  { page, kill }: Browser,
  way: (typeof WAYS)[number],
  address: string,
  note: string,
): Promise<void> => {
  await page.goto(address);
  await fillOrder(page);
  await page.getByRole('textbox', { name: /^Notiz/ }).fill(note);
  await next(page).click();
  await next(page).click();
  line.rule(way);
  await confirm(page).click();
  const isUnderWay = await within(ANSWER_TIMEOUT_MS, async () =>
    way.fault === 'held answer' ? line.reached() > 0 : (await readOutbox(page)) > 0,
  );
  if (!isUnderWay) throw new Error('the order did not come under way');
  if ((await readOutbox(page)) !== 1) throw new Error('the order is not in the outbox');
  await kill();
  line.release();
};

/** A browser with somebody signed in; closed once, because Chromium writes the token down late. */
const signInOnce = async (
  profile: string,
  origin: string,
  { buyers }: ProveSite,
): Promise<void> => {
  const { page, close } = await startBrowser(profile);
  await page.goto(`${origin}/manifest.webmanifest`);
  await page.evaluate(`localStorage.setItem('abrufbar.token', '${buyers[0]?.token}')`);
  await page.goto(`${origin}/dashboard`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  await close();
};

export const proveBrowser: Prover = async function* (stage, isDeep) {
  const { line, look, owner } = stage;
  const kills = isDeep ? 100 : 20;
  const site = await buildProveSite(owner, 1);
  const origin = `http://nordstein.localhost:${line.port}`;
  const profile = makeDataDir();
  const marks: { kind: 'order'; mark: string }[] = [];
  const faults: string[] = [];
  let browser: Browser | undefined;
  try {
    await signInOnce(profile, origin, site);
    browser = await startBrowser(profile);
    for (let at = 0; at < kills; at += 1) {
      const paced = sleep(PACE_MS);
      const way = WAYS[at % WAYS.length] ?? WAYS[0];
      const mark = `kill ${at + 1}`;
      await orderAndKill(stage, browser, way, `${origin}/calloff-creation/${site.item.id}`, mark);
      marks.push({ kind: 'order', mark });
      // Reception is back before the browser is, and the app sends by itself what it finds.
      line.rule(null);
      const { page } = (browser = await startBrowser(profile));
      await page.goto(`${origin}/dashboard`);
      const isEmpty = await within(ANSWER_TIMEOUT_MS, async () => (await readOutbox(page)) === 0);
      if (!isEmpty) faults.push(`${mark}: still in the outbox`);
      await paced;
    }
  } finally {
    await browser?.kill();
    rmSync(profile, { recursive: true });
  }
  const { rows, missing, doubled } = await look.judge(marks);
  faults.push(...missing.map((one) => `lost: ${one}`), ...doubled.map((one) => `twice: ${one}`));
  yield {
    row: 'R6',
    what: 'browser killed with an order in IndexedDB, started again on its profile',
    figure: `${kills} kills, ${rows} orders, ${missing.length} lost, ${doubled.length} sent twice`,
    faults,
  };
};
