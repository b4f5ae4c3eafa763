import type { Page } from '@playwright/test';
import { LONGEST_WAIT_MS } from '../../../apps/portal/src/core/settled.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Names of the scripts a page has asked for so far, without their hashes. */
const followScripts = (page: Page): (() => string[]) => {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[0-9a-f]{7}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return () => names.toSorted();
};

/** A page that never rests: what it asks for then is its first load. */
const keepBusy = (page: Page): Promise<unknown> =>
  page.addInitScript((longestWait) => {
    globalThis.requestIdleCallback = () => 0;
    const later = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (work: () => void, ms?: number) => (ms === longestWait ? 0 : later(work, ms)),
    });
  }, LONGEST_WAIT_MS);

test('ONL-92 the login fetches six scripts, and what may be needed later only when the page rests', async ({
  page,
  open,
}) => {
  const scripts = followScripts(page);
  await keepBusy(page);
  await open('/login');
  await expect.poll(scripts).toContain('listen'); // the last before the rest
  expect(scripts()).toEqual(['fields', 'listen', 'login', 'main', 'react', 'rolldown-runtime']);
  await page.getByRole('textbox', { name: 'E-Mail' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(scripts).toContain('background'); // a key ends the waiting
});

test('ONL-90 a deep address fetches what it draws: nothing of other screens, no dozens of files', async ({
  page,
  open,
  site,
}) => {
  const scripts = followScripts(page);
  await keepBusy(page);
  await open(`/delivery-incoming/${site.contract.id}`, site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.contract.name);
  await expect.poll(scripts).toContain('last-state');
  const names = scripts();
  expect(names).not.toContain('background');
  expect(names).not.toContain('layers');
  expect(names.length).toBeLessThanOrEqual(20);
});

test('ONL-94 the first reads leave before the code of the app has arrived, and none is sent twice', async ({
  page,
  open,
  site,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v2/')) reads.push(pathname + search);
  });
  const list = /^\/api\/v2\/deliveries\/incoming\?/;
  await page.route('**/assets/main-*.js', async (route) => {
    await expect.poll(() => reads.some((read) => list.test(read))).toBe(true);
    await route.continue();
  });
  await open(`/delivery-incoming/${site.contract.id}`, site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.contract.name);
  await expect(page.getByRole('main')).toContainText('Nichts unterwegs');
  expect(reads).toContain('/api/v2/user');
  expect(reads.filter((read, at) => reads.indexOf(read) !== at)).toEqual([]);
});

test('ONL-96 a part that did not arrive is asked for again', async ({ page, open, site }) => {
  await page.route('**/assets/main-menu-*.js', (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('main-menu'));
  await page.clock.install();
  await open('/dashboard', site);
  await page.getByRole('button', { name: 'Menü' }).click();
  await lost;
  const part = page.getByRole('button', { name: 'Abmelden' });
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(part).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 5_000 });
});

test('ONL-97 a line that is lost before the page rests is named', async ({ page, open, site }) => {
  const scripts = followScripts(page);
  await keepBusy(page);
  await open('/construction-site', site);
  await expect.poll(scripts).toContain('last-state');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // only a drawn page waits for its rest
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung.' })).toBeVisible();
});
