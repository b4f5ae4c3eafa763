import { violationsInBothThemes } from '../../support/axe.ts';
import { answer, buildDesk, drawer, expectRows, openAsStaff, row } from '../../support/desk.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { AT_DESK } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file' });
test.describe.configure({ mode: 'default' }); // one worker, so one server

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: fullIf(colorScheme === 'dark') }, () => {
    test.use({ colorScheme });

    test(`GEN-01 OFF-37 work list, drawer and bars, ${colorScheme}, are free of axe violations`, async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      const clean = async () => {
        expect(await violationsInBothThemes(page)).toEqual([]);
      };
      const { build, list } = await buildDesk(server, site);
      await build({ starts_time: '06:00' });
      await build({ starts_time: '07:00' });
      await openAsStaff(page, server, 'Lena Bartels');
      await open(list);
      await expectRows(page, 2);
      await clean();
      await row(page, 0).click();
      await expect(answer(page)).toBeVisible();
      await clean();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const button of await drawer(page).getByRole('button').all()) {
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await page.keyboard.press('x');
      await expect(page.getByText('1 Abruf ausgewählt · 80,00 t')).toBeVisible();
      await clean();
      await page.keyboard.press('b');
      await expect(page.getByText(/^Abruf \d+ bestätigt$/)).toBeVisible();
      await clean();
      await open('/office/calloffs?q=gibt-es-nicht');
      await expect(page.getByText('Kein Treffer für diese Filter.')).toBeVisible();
      await clean();
      await page.getByRole('button', { name: 'Filter zurücksetzen' }).last().click();
      await expect(row(page, 0)).toBeVisible();
    });
  });
}
