import type { Page } from '@playwright/test';
import { THEME, type Theme } from '@abrufbar/domain/session/session.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { updateSettings } from '../../../apps/server/src/profile/settings-store.ts';
import { holdCalls } from '../../support/api-calls.ts';
import { expect, isHydrated, signIn, test } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';

const buildPersonWith = async (server: TestServer, theme: Theme) => {
  const person = await buildPerson(server);
  await server.build({ userId: person.id }, (db) => updateSettings(db, person.id, { theme }));
  return person;
};

const root = (page: Page) => page.locator('html');
const tile = (page: Page, name: string) => page.getByRole('radio', { name });

/** Records theme and screen at every paint from now on. */
const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    const note = () => {
      const { theme } = document.documentElement.dataset;
      const screen = document.querySelector('#root > *') ? location.pathname : 'nothing';
      const seen = `${screen} ${theme}`;
      if (paints.at(-1) !== seen) paints.push(seen);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const paintsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'paints') as string[]); // set above
/** A slow phone with an empty cache. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
};

test('SET-04 BRD-06 a chosen theme applies at once, is kept on the device and saved', async ({
  open,
  page,
  site,
}) => {
  await open('/settings', site);
  await expect(tile(page, 'Wie das Gerät')).toBeChecked();
  const ground = () => page.locator('meta[name=theme-color]').getAttribute('content');
  const light = await ground();
  const release = await holdCalls(page, 'settings', (fields) => !('company_number' in fields));
  await tile(page, 'Dunkel').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark'); // the server has not saved it yet
  await expect(tile(page, 'Dunkel')).toBeChecked();
  expect(await ground()).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('abrufbar.theme'))).toBe('30');
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();
  await tile(page, 'Dunkel').press('ArrowLeft');
  await expect(tile(page, 'Hell')).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('BRD-07 a slow phone without cache never paints the wrong theme on a new visit @full', async ({
  page,
  portal,
}) => {
  await signIn(page, await buildPersonWith(portal.server, THEME.dark));
  await page.addInitScript(() => localStorage.setItem('abrufbar.theme', '30'));
  await watchPaints(page);
  await slowDown(page);
  for (const path of ['/dashboard', '/settings']) {
    await page.goto(portal.at('nordstein') + path);
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const paints = await paintsOf(page);
    expect(paints.length).toBeGreaterThan(0);
    expect(paints.filter((one) => !one.endsWith(' dark'))).toEqual([]);
  }
});

test('BRD-07 a login on a second device paints its first screen in the theme of the person @full', async ({
  open,
  page,
  portal,
}) => {
  const person = await buildPersonWith(portal.server, THEME.dark);
  await watchPaints(page);
  await slowDown(page);
  await open('/login');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const inside = (await paintsOf(page)).filter((one) => one.startsWith('/dashboard'));
  expect(inside).toEqual(['/dashboard dark']);
});

test(
  'a login succeeds without the theme when only the theme cannot be read @full',
  { tag: '@full' },
  async ({ open, page, portal }) => {
    const person = await buildPersonWith(portal.server, THEME.dark);
    let asked = 0;
    await page.route('**/api/v2/user', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await open('/login');
    await fillLogin(page, person.email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(asked).toBeGreaterThan(1);
  },
);

test(
  'BRD-06 other tabs of the device and its next visit use the theme too @full',
  { tag: '@full' },
  async ({ open, page, portal, site }) => {
    await open('/settings', site);
    const second = await page.context().newPage();
    await second.goto(`${portal.at('nordstein')}/construction-site`);
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Baustellen');
    await isHydrated(second);
    await expect(root(second)).toHaveAttribute('data-theme', 'light');
    await tile(page, 'Dunkel').click();
    await expect(root(second)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();
    await second.reload();
    await expect(root(second)).toHaveAttribute('data-theme', 'dark');
  },
);

test('BRD-07 a theme that arrives before the first listener is still applied', async ({
  open,
  page,
  portal,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/background-/, (route) => held.then(() => route.continue()));
  await open('/dashboard', await buildPersonWith(portal.server, THEME.dark));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('abrufbar.theme'))).toBe('30');
  release();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});
