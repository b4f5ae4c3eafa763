import type { Locator, Page } from '@playwright/test';
import { recordCalls } from '../../support/api-calls.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { buildOrder, fillOrder, quantity } from '../../support/order-form.ts';
import { backOnDevice } from '../../support/scenes/scene.ts';
import { extendTimers } from '../../support/timers.ts';

const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Abruf verwerfen?' });
const stay = (page: Page): Promise<void> =>
  question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
const leave = (page: Page): Promise<void> =>
  question(page).getByRole('button', { name: 'Eingaben verwerfen' }).click();
const isCached = async (page: Page): Promise<void> => {
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/calloff-creation\//);
  await expect(quantity(page)).toHaveAccessibleName('Menge, 240 Tonnen');
};

test.beforeEach(async ({ open, page, portal: { server }, site }) => {
  const order = await buildOrder(server, site);
  await extendTimers(page, 500); // timeout of the way back to the wizard
  await open('/dashboard', order.buyer);
  await page.getByRole('link', { name: 'Alle Baustellen' }).click();
  await page.getByRole('link', { name: site.contract.name }).click();
  await page.getByRole('link', { name: 'Positionen' }).click();
  await page.getByRole('link', { name: /^Abruf anlegen für / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Abruf anlegen' })).toBeVisible();
  await fillOrder(page);
});

const fromMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByText(entry, { exact: true }).click();
};

const WAYS: readonly [way: string, go: (page: Page) => Promise<unknown>, to: RegExp][] = [
  ['WIZ-12 the menu', (page) => fromMenu(page, 'Start'), /\/dashboard$/],
  [
    'WIZ-13 the footer',
    (page) => page.getByRole('navigation').getByRole('link', { name: 'Start' }).click(),
    /\/dashboard$/,
  ],
  ['WIZ-14 the way back of the device', backOnDevice, /\/contract-items\//],
  [
    'the close button',
    (page) => page.getByRole('button', { name: 'Abruf abbrechen' }).click(),
    /\/contract-items\//,
  ],
  ['signing out', (page) => fromMenu(page, 'Abmelden'), /\/login$/],
];

for (const [index, [way, go, to]] of WAYS.entries()) {
  test(
    `${way} asks; WIZ-15 cancel keeps the input, confirm leaves`,
    { tag: fullIf(index > 2) },
    async ({ page }) => {
      await go(page);
      await expect(question(page)).toContainText('gehen Ihre Eingaben verloren.');
      await stay(page);
      await isCached(page);
      await go(page);
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await isCached(page);
      await go(page);
      await leave(page);
      await expect(page).toHaveURL(to);
      await expect(question(page)).toBeHidden();
    },
  );
}

test('WIZ-14 repeated back, several steps at once, and back from a sheet all end at the wizard @full', async ({
  page,
}) => {
  const address = page.url();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page).toHaveURL(address);
  await expect(async () => {
    if (await question(page).isVisible()) await stay(page); // or the second step answered it
    await isCached(page);
  }).toPass();

  await page.evaluate(() => history.go(-3));
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await stay(page);
  await isCached(page);

  await page.getByRole('button', { name: /^Fahrzeug/ }).click();
  await expect(page.getByRole('dialog', { name: 'Fahrzeug wählen' })).toBeVisible();
  await backOnDevice(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isCached(page);

  await page.evaluate(() => history.go(-3));
  await leave(page);
  await expect(page).toHaveURL(/\/dashboard$/); // three steps back
  await page.goForward();
  await expect(page).toHaveURL(/\/construction-site$/);
});

test('WIZ-22 T-05 a wizard opened again starts empty, with a new cart', async ({ page }) => {
  const carts = recordCalls(page, 'calloff-cart/init');
  const way = page.getByRole('link', { name: /^Abruf anlegen für / });
  await backOnDevice(page);
  await leave(page);
  await way.click();
  await expect(
    page.getByText(/^Es fehlen noch: Liefer\u00AD?bedingung, Menge, Lieferbeginn/),
  ).toBeVisible();
  await expect(quantity(page)).toHaveAccessibleName('Menge');
  expect(carts).toHaveLength(1);
  await backOnDevice(page);
  await leave(page);
  await expect(way).toBeVisible(); // the wizard is left step by step, and its fields look alike
  await page.goForward();
  await expect(quantity(page)).toHaveAccessibleName('Menge');
  expect(carts).toHaveLength(2);
  const keys = carts.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('T-48 a reload inside the wizard asks @full', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await isCached(page);
  await page.reload();
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
  await expect(quantity(page)).toHaveAccessibleName('Menge');
});

test('no question appears after leaving @full', { tag: '@full' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await backOnDevice(page);
  await leave(page);
  await expect(page).toHaveURL(/\/contract-items\//);
  await page.reload();
  await page.getByRole('navigation').getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(asked).toEqual([]);
});
