import type { Page } from '@playwright/test';
import { drawPicture } from '../../../apps/server/testing/concepts/pictures.ts';
import { expect } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD, signOut } from '../../support/people.ts';
import { PUSH_TIMEOUT_MS, test } from '../../support/push/fixtures.ts';

const NEW = 'Neue-Kelle-2027';

const toggle = (page: Page, name: RegExp) => page.getByRole('switch', { name });
const MAIL = /^E-Mail zu Abrufen/;
const PUSH = /^Push-Mitteilungen auf diesem Gerät/;
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const openFromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('link', { name }).click();
  await expect(menu).toBeHidden();
};

test('GEN-21 picture, data, password, mails, pushes and theme are changed and persist until the next login', async ({
  open,
  page,
  portal: { server },
}) => {
  const person = await buildPerson(server, { phone_country: '+49', phone_number: '5721884210' });
  await open('/login');
  await fillLogin(page, person.email, PASSWORD);
  await openFromMenu(page, 'Profil');
  const picture = page.getByRole('main').locator('img');
  await page.locator('input[type=file]').setInputFiles({
    name: 'ich.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPicture({ width: 600, height: 600 }),
  });
  await expect(picture).toBeVisible();
  await page.getByLabel('Vorname', { exact: true }).fill('Murat');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(said(page, 'Ihre Daten sind gespeichert.')).toBeVisible();
  await page.getByRole('main').getByText('Passwort ändern').first().click();
  await page.getByLabel('Bisheriges Passwort', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Neues Passwort', { exact: true }).fill(NEW);
  await page.getByLabel('Neues Passwort wiederholen').fill(NEW);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();

  await openFromMenu(page, 'Einstellungen');
  await toggle(page, MAIL).click();
  await expect(toggle(page, MAIL)).not.toBeChecked();
  await toggle(page, PUSH).click();
  await expect(toggle(page, PUSH)).toBeChecked({ timeout: PUSH_TIMEOUT_MS });
  await page.getByRole('radio', { name: 'Dunkel' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('article').first()).toHaveAttribute('aria-busy', 'false');

  await page.getByRole('button', { name: 'Zurück' }).click();
  await signOut(page);
  await fillLogin(page, person.email, NEW);
  await openFromMenu(page, 'Profil');
  await expect(page.getByRole('heading', { level: 2, name: 'Murat Harms' })).toBeVisible();
  await expect(picture).toBeVisible();
  await openFromMenu(page, 'Einstellungen');
  await expect(toggle(page, PUSH)).toBeChecked({ timeout: PUSH_TIMEOUT_MS });
  await expect(toggle(page, MAIL)).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeChecked();
});
