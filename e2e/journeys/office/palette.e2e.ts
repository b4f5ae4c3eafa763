import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../../support/axe.ts';
import { buildOfficeCustomer, openAsStaff } from '../../support/desk.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectSignedIn, AT_DESK } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file' });
test.describe.configure({ mode: 'default' }); // one worker, so one server

const field = (page: Page) => page.getByRole('combobox');
const hits = (page: Page) => page.getByRole('option');

/** Opens the palette and types; the number of hits says that the answer is there. */
const searchFor = async (page: Page, term: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(term);
};

test('OFF-80 OFF-81 OFF-236 OFF-295 OFF-296 by keyboard from a plate to the delivery, to its contract and its customer', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { load, digits, customerNumber } = await buildOfficeCustomer(server, site);
  await openAsStaff(page, server, 'Lena Bartels');
  await open('/office/calloffs');
  await expectSignedIn(page, 'Lena Bartels');
  await searchFor(page, `shgpa${digits}`);
  await expect(hits(page).first()).toContainText(`SHG PA ${digits}`);
  await expect(page.getByText('1 Treffer')).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: `Lieferung ${load.number}` });
  await expect(drawer).toBeFocused();
  await expect(drawer.getByRole('row', { name: /^Netto/ })).toContainText('26,40');
  await tabTo(drawer.getByRole('link', { name: new RegExp(site.contract.contract_number) }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: site.contract.name })).toBeFocused();
  await expect(page.getByRole('row', { name: /Asphalttragschicht/ }).first()).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Verlauf' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('tr[data-number="0"]')).toContainText('Murat Demir, Portal');
  await tabTo(page.locator('tr[data-number="0"]'));
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Abruf anlegen' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`create=${site.contract.id}`));
  await page.keyboard.press('Escape');
  // Enter before the answer is there opens its first hit.
  await searchFor(page, customerNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: site.company.name })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Murat Demir' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rolle in dieser Firma')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Rolle in dieser Firma')).toBeHidden();

  await searchFor(page, '');
  await expect(hits(page)).toHaveCount(3); // the last ones opened
  await expect(hits(page).last()).toContainText(`Lieferung ${load.number}`);
  await page.keyboard.type('#gibt-es-nicht');
  await expect(page.getByText('Nichts gefunden.')).toBeVisible();
  await field(page).fill('lauenau ortsumg');
  await expect(hits(page).first().locator('mark')).toHaveText(['Ortsumg', 'Lauenau']);
  const calls = '**/admin/api/search*';
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await field(page).fill('#4001');
  await expect(page.getByText('Der Server antwortet gerade nicht richtig.')).toBeVisible();
  await expect(page.getByText(/\d Treffer/)).toBeHidden();
  await field(page).fill('> abruf anlegen');
  await expect(hits(page)).toHaveText(/^Abruf anlegen/);
  await field(page).fill('> vertr');
  await expect(hits(page)).toHaveText(/^Verträge/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Verträge' })).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: 'Kunden' })).toBeFocused();
  await searchFor(page, 'laufende');
  await expect(page.getByText('1 Treffer')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^Abrufe-.*\.xlsx$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: fullIf(colorScheme === 'dark') }, () => {
    test.use({ colorScheme });

    test(`GEN-01 OFF-82 palette, lists and pages, ${colorScheme}, are free of axe violations`, async ({
      open,
      page,
      portal: { server },
      site,
    }) => {
      const { load } = await buildOfficeCustomer(server, site);
      const clean = async () => {
        expect(await violationsInBothThemes(page)).toEqual([]);
      };
      await openAsStaff(page, server, 'Lena Bartels');
      await open(`/office/deliveries?open=${load.id}`);
      await expect(page.getByText('Gewicht in t')).toBeVisible();
      await clean();
      await open(`/office/contracts/${site.contract.id}`);
      await expect(page.getByText('1 Abruf · 80,00 t')).toBeVisible();
      await clean();
      await open(`/office/contracts/${site.contract.id}?view=deliveries`);
      await expect(page.getByRole('row', { name: /Unbestätigt/ })).toBeVisible();
      await clean();
      await open(`/office/contracts/${site.contract.id}?view=history`);
      await expect(page.getByRole('row', { name: /^Angelegt, Abruf/ })).toBeVisible();
      await clean();
      await open(`/office/contracts/${site.contract.id}?view=files`);
      await expect(page.getByText('noch niemand eine Datei')).toBeVisible();
      await clean();
      await open(`/office/customers/${site.company.id}`);
      await expect(page.getByRole('row', { name: /^Disposition Asphalt/ })).toBeVisible();
      await page.getByRole('button', { name: 'Murat Demir' }).first().click();
      await clean();
      await searchFor(page, site.contract.contract_number);
      await expect(hits(page).nth(1)).toBeVisible();
      await expect(page.getByText(/\d Treffer/)).toBeVisible(); // those before are faint
      await clean();
    });
  });
}
