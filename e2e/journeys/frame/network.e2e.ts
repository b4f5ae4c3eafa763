import type { Locator, Page } from '@playwright/test';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { expect, isCached, refuseProbes, test } from '../../support/fixtures.ts';

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'Keine Verbindung.' });
const back = (page: Page) => page.getByRole('status').filter({ hasText: 'Verbindung wieder da.' });

const endOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('NET-01 NET-02 NET-03 NET-04 ONL-84 the device loses and finds its connection', async ({
  open,
  page,
  site,
}) => {
  await open('/dashboard', site);
  await isCached(page);
  await page.context().setOffline(true);
  await expect(lost(page)).toBeVisible();
  await expect(lost(page).locator('> div')).toHaveClass(/(?:^|_|\s)error[-_]/);
  const bar = page.getByRole('status').filter({ hasText: 'Kein Empfang' });
  const top = async () => (await lost(page).boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(await endOf(bar));
  await page.context().setOffline(false);
  await expect(back(page)).toBeVisible();
  await expect(back(page).locator('> div')).toHaveClass(/(?:^|_|\s)sucess[-_]/); // sic
  await expect(lost(page)).toHaveCount(0);
});

test('NET-05 a tap elsewhere closes a flash', async ({ open, page, site }) => {
  await open('/dashboard', site);
  await isCached(page);
  for (const [offline, flash] of [
    [true, lost(page)],
    [false, back(page)],
  ] as const) {
    await page.context().setOffline(offline);
    await expect(flash).toBeVisible();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(flash).toHaveCount(0);
  }
});

test.describe('on a line of its own', () => {
  test('a lost connection shows although the device reports one, with the age of the page @full', async ({
    open,
    page,
    portal: { line },
    site,
  }) => {
    const before = berlinTime(new Date());
    await open('/construction-site', site);
    await expect(page.getByText(site.contract.name)).toBeVisible();
    await isCached(page);
    const after = berlinTime(new Date());
    await line.cut();
    await page.getByRole('button', { name: 'Als Favorit merken' }).click();
    const bar = page.getByText(/^Stand \d\d:\d\d\sUhr$/);
    await expect(bar).toBeVisible();
    const [time = ''] = /\d\d:\d\d/.exec((await bar.textContent()) ?? '') ?? [];
    expect([before, after]).toContain(time); // Berlin, although the phone is in Los Angeles
    await line.restore();
    await expect(back(page)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('ONL-07 a page opened for the first time without reception says that it has no data, and loads by itself later @full', async ({
    open,
    page,
    portal: { at, line },
    site,
  }) => {
    await open('/dashboard', site);
    await isCached(page);
    await expect(page.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
    await line.cut();
    await page.goto(`${at('nordstein')}/delivery-incoming/${site.contract.id}`);
    await expect(page.getByText('Kein Empfang')).toBeVisible();
    await expect(page.getByText('Für diese Seite liegen noch keine Daten vor')).toBeVisible();
    await expect(page.getByText(/^Stand/)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await line.restore();
    await expect(page.getByText('Nichts unterwegs')).toBeVisible();
  });

  test('the answer of a captive portal counts as offline @full', async ({ open, page, site }) => {
    await open('/dashboard', site);
    await isCached(page);
    const foreign = { contentType: 'text/html', body: '<h1>Willkommen im WLAN</h1>' };
    await refuseProbes(page);
    await page.route('**/api/v2/**', (route) => route.fulfill(foreign));
    await page.getByRole('link', { name: 'Alle Baustellen' }).click();
    await expect(lost(page)).toBeVisible();
    await expect(page).toHaveURL(/\/construction-site$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('abrufbar.token'))).toBe(site.token);
  });
});
