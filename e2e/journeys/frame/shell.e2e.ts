import { expect, isHydrated, test } from '../../support/fixtures.ts';
import { holdHistory } from '../../support/history.ts';
import { signOut } from '../../support/people.ts';

test('NAV-03 the menu entry of the current page reloads its data', async ({ open, site }) => {
  const page = await open('/construction-site', site);
  await isHydrated(page);
  await page.evaluate(() => (document.title = 'alte Seite'));
  await page.getByRole('button', { name: 'Menü' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByText('Baustellen', { exact: true }).click();
  await loaded;
  await expect(page).toHaveTitle('Baustellen · Nordstein');
  await expect(page).toHaveURL(/\/construction-site$/);
});

test('NAV-01 the menu has its eight entries, and below them privacy terms and imprint', async ({
  open,
  site,
}) => {
  const page = await open(`/contract-detail/${site.contract.id}`, site); // of which no entry is the current one
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const logOut = menu.getByRole('button', { name: 'Abmelden' });
  const entries = menu.getByRole('link').or(logOut);
  await expect(entries).toHaveText([
    'Start',
    'Baustellen',
    'Lieferschein scannen',
    'Nachrichten',
    'Profil',
    'Einstellungen',
    'Hilfe',
    'Abmelden',
    'Datenschutz',
    'Impressum',
  ]);
  const addresses = await entries.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses).toEqual([
    ...['/dashboard', '/construction-site', '/qr-scanner', '/messages', '/profile', '/settings'],
    ...['/help', null, '/privacy-terms', '/imprint'],
  ]);
});

test('the menu leads to every page and names person, role and company @full', async ({
  open,
  site,
}) => {
  const page = await open('/dashboard', site);
  const menu = page.getByRole('dialog', { name: 'Menü' });
  for (const [entry, path] of [
    ['Baustellen', '/construction-site'],
    [/^Nachrichten/, '/messages'],
    ['Profil', '/profile'],
    ['Einstellungen', '/settings'],
    [/^Hilfe/, '/help'],
    ['Start', '/dashboard'],
  ] as const) {
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(menu.getByText('Jens Harms')).toBeVisible();
    await expect(menu.getByText(`Baustelle · ${site.company.name}`)).toBeVisible();
    await menu.getByRole('link', { name: entry }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
});

test('the menu closes by Escape, by back and by a tap outside, and gives the focus back @full', async ({
  open,
  site,
}) => {
  const page = await open('/dashboard', site);
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await expect(page).toHaveURL(/\/construction-site$/);
  const button = page.getByRole('button', { name: 'Menü' });
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => menu.getByRole('button', { name: 'Menü schließen' }).click(),
    () => page.mouse.click(195, 20),
  ];
  for (const close of ways) {
    await button.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/construction-site$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a sheet gives the focus back to a button that its tap left without, as Safari does @full', async ({
  open,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    addEventListener('mousedown', (event) => event.preventDefault(), true); // takes the focus from no element
  });
  await open('/construction-site', site);
  const button = page.getByRole('button', { name: 'Menü' });
  const menu = page.getByRole('dialog', { name: 'Menü' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: 'Menü schließen' }).click(),
  ]) {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.locator(':focus-visible')).toHaveCount(0);
    await close();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a menu opened while the previous one is still leaving the history stays until back @full', async ({
  open,
  page,
  site,
}) => {
  const leave = await holdHistory(page);
  await open('/construction-site', site);
  const button = page.getByRole('button', { name: 'Menü' });
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await leave();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/construction-site$/);
});

test('a link in the menu leaves no extra history entry @full', async ({ open, site }) => {
  const page = await open('/dashboard', site);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Baustellen' }).click();
  await expect(page).toHaveURL(/\/construction-site$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('NAV-04 the footer leads to dashboard and help', async ({ open, site }) => {
  const page = await open('/construction-site', site);
  const footer = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await footer.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(footer.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page');
  await footer.getByRole('link', { name: /^Hilfe/ }).click();
  await expect(page).toHaveURL(/\/help$/);
  await page.getByRole('button', { name: 'Hilfe schließen' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the tab bar hides during typing, and the action bar is at the foot @full', async ({
    open,
    site,
  }) => {
    const page = await open('/profile', site);
    const tabs = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const below = () =>
      page
        .getByRole('region', { name: 'Aktionen' })
        .evaluate((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom));
    await expect(tabs).toBeVisible();
    await expect.poll(below).toBe(84);
    await page.getByLabel('Vorname').focus();
    await expect(tabs).toBeHidden();
    await expect.poll(below).toBe(0);
  });
});

test('no entry of the wide navigation breaks its word, the page on show in bold included', async ({
  open,
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await open('/settings', site);
  const rail = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const current = rail.getByRole('link', { name: 'Einstellungen' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(rail.getByText('Rechnungen')).toHaveCount(0); // keeps its place until rights are known
  await page.evaluate(() => document.fonts.ready); // words are wider in the font of the device
  const lines = await rail.getByText(/^\p{Lu}[\p{Ll}\u00AD]+$/u).evaluateAll((labels) =>
    labels.map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return `${label.textContent?.replaceAll('\u00AD', '')} ${new Set([...range.getClientRects()].map(({ top }) => top)).size}`;
    }),
  );
  expect(lines).toContain('Einstellungen 1');
  expect(lines.filter((line) => !line.endsWith(' 1'))).toEqual([]);
});
