import type { Page } from '@playwright/test';
import { expect, isHydrated, isCached, test } from '../../support/fixtures.ts';
import { signOut } from '../../support/people.ts';

/** An error answer in the form of the server. */
const fault = (status: number) => ({
  status,
  json: {
    message: 'Das hat leider nicht geklappt.',
    errors: [],
    data: { error: 'fault' },
    request_id: 'a7c4-19',
  },
});

const OF_A_PROXY = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

/** Text of the start page of a new site once its data is loaded. */
const NO_RECENT = 'Hier erscheinen Ihre Baustellen';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Das hat nicht geklappt' });

test('ERR-04 other failures show the general popup once, and reach the page @full', async ({
  open,
  page,
  site,
}) => {
  const answers = [400, 403, 404, 409, 429, 500, 502, 504].map(fault);
  let answer: (typeof answers)[number] | typeof OF_A_PROXY = OF_A_PROXY;
  await page.route(/recent-contracts|dashboard-buttons/, (route) => route.fulfill(answer));
  for (answer of [...answers, OF_A_PROXY]) {
    const both = ['recent-contracts', 'dashboard-buttons'].map((call) =>
      page.waitForResponse(`**/api/v2/${call}*`),
    );
    await open('/dashboard', site);
    await Promise.all(both); // one popup for both unless it is closed between them
    // Only the server knows which right is missing, what has changed or which limit was exceeded.
    const says = [403, 409, 429].includes(answer.status)
      ? 'Das hat leider nicht geklappt.'
      : 'Bitte versuchen Sie es in einem Moment erneut.';
    await expect(popup(page)).toContainText(says);
    await expect(popup(page)).toContainText('json' in answer ? 'Vorgangsnummer a7c4-19' : '');
    await popup(page).getByRole('button', { name: 'Verstanden' }).click();
    await expect(popup(page)).toHaveCount(0);
    // The page of a missing right repeats its sentence: loading again would not help.
    const shown = answer.status === 403 ? says : 'Die Daten konnten nicht geladen werden.';
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(NO_RECENT)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('abrufbar.token'))).toBe(site.token);
});

test('ERR-03 a 422 is handled by the page, without a popup @full', async ({ open, page, site }) => {
  await page.route('**/api/v2/recent-contracts*', (route) => route.fulfill(fault(422)));
  await open('/dashboard', site);
  await expect(page.getByText('Die Daten konnten nicht geladen werden.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the popup closes by Escape and by back, and the page stays @full', async ({
  open,
  page,
  site,
}) => {
  await open('/construction-site', site);
  await page.route('**/api/v2/favourite-contracts/add', (route) => route.fulfill(fault(409)));
  const star = page.getByRole('button', { name: 'Als Favorit merken' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await star.click();
    await expect(popup(page)).toBeVisible();
    await close();
    await expect(popup(page)).toHaveCount(0);
    await expect(star).toBeFocused();
    await expect(page).toHaveURL(/\/construction-site$/);
  }
});

test('a connection lost right after the first paint leaves no damage once it is back @full', async ({
  offences,
  page,
  portal,
}) => {
  const aborted = page.waitForEvent('requestfailed');
  await page.route('**/assets/background-*.js', (route) => route.abort());
  await page.goto(`${portal.at('nordstein')}/login`);
  await aborted;
  await page.unrouteAll();
  await isCached(page); // one of the tasks that start then
  expect(offences).toEqual([]);
});

test('a screen whose code fails to load says so inside the frame @full', async ({
  offences,
  open,
  page,
  site,
}) => {
  await open('/dashboard', site);
  await isHydrated(page);
  await page.route(/\/assets\/(?:help|construction)/, (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Hilfe/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Die Seite konnte nicht geladen werden',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  offences.splice(0); // the browser reports the missing files
});
