import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../../support/axe.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { AT_DESK } from '../../support/office.ts';

test.use({ ...AT_DESK });

const row = (page: Page, number: number) => page.locator(`tr[data-number="${number}"]`);
const chosen = (page: Page) => page.locator('tr[aria-selected=true]');

test('OFF-34 OFF-35 a list by keyboard alone: move, choose, confirm, take back, open, close', async ({
  open,
  page,
}) => {
  await open('/office/gallery');
  await tabTo(row(page, 0));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 2)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen(page)).toHaveCount(2);
  await page.keyboard.press('b');
  await expect(page.getByText(/wird in \d+ s gesendet/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/wird in \d+ s gesendet/)).toBeHidden();

  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Abruf 551208' });
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.getByRole('button', { name: 'Änderung bestätigen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('button', { name: 'Schließen' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row(page, 4)).toBeFocused(); // the drawer has followed the list
});

test('OFF-35 letters never act in a field and can be changed or switched off', async ({
  open,
  page,
}) => {
  await open('/office/gallery');
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('xb?');
  await expect(page.getByRole('searchbox')).toHaveValue('xb?');
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();

  await open('/office/gallery?part=parts');
  await page.getByRole('button', { name: 'Ändern: auswählen' }).click();
  await page.keyboard.press('b');
  await expect(page.getByText('Diese Taste ist vergeben')).toBeVisible();
  await page.getByRole('button', { name: 'Ändern: auswählen' }).click();
  await page.keyboard.press('q');
  await open('/office/gallery');
  await row(page, 1).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('q');
  await expect(chosen(page)).toHaveCount(1);

  await open('/office/gallery?part=parts');
  await page.getByRole('switch', { name: 'Einzelne Buchstaben und Zeichen wirken' }).uncheck();
  await open('/office/gallery');
  await row(page, 1).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(chosen(page)).toHaveCount(0);
});

test('OFF-33 view, sort, filter and columns stand in the address', async ({ open, page }) => {
  await open(
    '/office/gallery?view=all&sort=-amount&plant=Werk+Hohenfels&cols=status,amount,number',
  );
  await expect(page.getByRole('link', { name: 'Alle', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('thead th')).toHaveText(['', 'Status', 'Menge', 'Abrufnummer']);
  await expect(page.getByRole('columnheader', { name: 'Menge' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.getByRole('button', { name: 'Menge' }).click();
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Abrufnummer' }).click();
  await expect(page).toHaveURL(/\?view=all&sort=amount&cols=status%2Camount$/);
});

test('OFF-33 100,000 rows draw what is visible and jump to their end', async ({ open, page }) => {
  await open('/office/gallery?rows=100000');
  await tabTo(row(page, 0));
  await page.keyboard.press('End');
  await expect(row(page, 99_999)).toBeFocused();
  await expect(row(page, 99_999)).toBeInViewport();
  expect(await page.locator('tr').count()).toBeLessThan(80);
});

test('OFF-42 leaving an unsaved entry asks, and staying is the primary choice', async ({
  open,
  page,
}) => {
  await open('/office/gallery?part=parts');
  await page.getByLabel('Antwort an den Kunden').first().fill('Ab 10 Uhr');
  await page.getByRole('link', { name: 'abrufbar Verwaltung' }).click();
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' });
  await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Antwort an den Kunden').first()).toHaveValue('Ab 10 Uhr');
  await page.getByRole('link', { name: 'abrufbar Verwaltung' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(/\/office$/);
});

for (const brand of ['nordstein', 'suedkies'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const isShown = brand === 'nordstein' && colorScheme === 'light';
    test.describe(`${brand}, ${colorScheme}`, { tag: fullIf(!isShown) }, () => {
      test.use({ brand, colorScheme });

      test(`GEN-01 the parts of the office for ${brand}, ${colorScheme}, are free of axe violations`, async ({
        open,
        page,
      }) => {
        const clean = async () => expect(await violationsInBothThemes(page)).toEqual([]);
        await open('/office/gallery?part=parts');
        await clean();
        await open('/office/gallery');
        await clean();
        await row(page, 1).locator('input').check();
        await clean();
        await page.getByRole('button', { name: /Abrufe bestätigen/ }).click();
        await clean();
        await row(page, 2).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await clean();
      });
    });
  }
}
