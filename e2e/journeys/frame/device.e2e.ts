import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { expect, isHydrated, test } from '../../support/fixtures.ts';

test.use({ viewport: { width: 1180, height: 820 } });

test('ONL-69 ONL-71 a delivery is shared or its address copied, and the settings offer the app', async ({
  context,
  open,
  page,
  portal: { at, server },
  site,
}) => {
  const path = pathOf(await buildLoad(server, site));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(path, site);
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Link kopiert.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at('nordstein') + path);

  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async (what: unknown) => shared.push(what),
    });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Link teilen' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
    { title: expect.stringContaining('Lieferung'), url: at('nordstein') + path },
  ]);

  await page.goto(`${at('nordstein')}/settings`);
  await isHydrated(page);
  const offer = page.getByRole('button', { name: 'App auf den Startbildschirm legen' });
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  // Once, and before any code of the app has run.
  await page.addInitScript(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => Object.assign(window, { asked: true });
    addEventListener('DOMContentLoaded', () => dispatchEvent(Object.assign(event, { prompt })));
  });
  await page.reload();
  await offer.click();
  await page.getByRole('dialog').getByRole('button', { name: 'App hinzufügen' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
  await expect(offer).toHaveCount(0);
});
